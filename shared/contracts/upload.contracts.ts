import { Unreadable, type Codec } from './codec';
import { defineContract } from './contract';
import { filled } from './scalars';
import { field, object } from './structures';

/** The file of a multipart call. The server reads it together with the parts; this codec only passes it on. */
const file: Codec<Blob> = {
  read: (wire) => {
    if (wire === undefined || wire === null) throw new Unreadable('falta el archivo');
    return wire as Blob;
  },
  write: (value) => value,
  schema: { type: 'string', format: 'binary' },
};
const image = object({ image: field(file, 'image') });
const uploaded = object({ url: field(filled(), 'url') });

/** No screen uses this call. */
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
