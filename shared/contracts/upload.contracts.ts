import { defineContract, type Yup } from './contract';
import { text } from './primitives';

const image = (y: Yup) => y.object({ image: y.mixed<Blob>().required() });
const uploaded = (y: Yup) => y.object({ url: text(y) });

/** No screen uses it (D34). */
export const uploadImage = defineContract({
  name: 'uploadImage',
  method: 'POST',
  base: 'upload',
  path: 'upload-image',
  encoding: 'multipart',
  request: image,
  response: uploaded,
});

export const uploadAirportImage = defineContract({
  name: 'uploadAirportImage',
  method: 'POST',
  base: 'upload',
  path: 'upload-image/aeropuertos',
  authenticated: false,
  encoding: 'multipart',
  request: image,
  response: uploaded,
});
