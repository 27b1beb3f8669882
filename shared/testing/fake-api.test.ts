import { uploadImage } from '../contracts';
import { createHttpClient } from '../http';
import { createFakeApi, reply } from './fake-api';

test('a test can read an uploaded file from the request', async () => {
  const api = createFakeApi();
  api.on(uploadImage, reply.of(uploadImage, { url: '/imagen.png' }));
  const bases = { api: '', auth: '', upload: '', geopay: '' };
  const http = createHttpClient({ bases, token: () => undefined });
  await http.call(uploadImage, { image: new Blob(['a picture'], { type: 'image/png' }) });
  const sent = [...(api.requests(uploadImage)[0]?.form.values() ?? [])];
  expect(sent).toEqual([expect.objectContaining({ size: 9, type: 'image/png' })]);
});
