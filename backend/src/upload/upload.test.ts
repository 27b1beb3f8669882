import { uploadAirportImage, uploadImage, type AnyContract } from '@rifas/shared/contracts';
import { uploads } from '../db/schema';
import { createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { MAX_PER_SELLER, MAX_PUBLIC } from './upload.routes';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]);
const WEBP = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 '), Buffer.alloc(50)]);
const LIMIT = 5 * 1024 * 1024;

let app: TestApp;
let ana: TestSeller;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
});
beforeEach(async () => {
  // Each test has windows of its own.
  app.setTime(24 * 3600 + 1);
  token = await app.tokenOf(ana.userId);
});

const BOUNDARY = 'limite-de-prueba';
const multipart = (bytes: Buffer, field = 'image', filename = 'foto.png', mimetype = 'image/png') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${mimetype}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
const send = (contract: AnyContract, payload: Buffer, authorization?: string) =>
  app.request({
    method: 'POST',
    url: `/${contract.path}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(authorization ? { authorization } : {}),
    },
    payload,
  });
const urlOf = (answer: Awaited<ReturnType<typeof send>>) => new URL((answer.body.data as { url: string }).url);

test.each([
  ['png', 'image/png', PNG],
  ['jpg', 'image/jpeg', JPEG],
  ['webp', 'image/webp', WEBP],
])(
  'a %s is stored under a new name and served as %s, whatever name the client sent',
  async (extension, type, bytes) => {
    const answer = await send(uploadImage, multipart(bytes, 'image', '../../etc/passwd.html', 'text/html'), token);
    expect(answer.body).toMatchObject({ status: 'success' });
    const url = urlOf(answer);
    expect(url.href).toMatch(new RegExp(`^http://rifas\\.test/upload-image/imagenes/[0-9a-f]{32}\\.${extension}$`));
    const served = await app.http.inject({ method: 'GET', url: url.pathname });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  },
);

test('the address for airports takes an image without a session, the other address does not', async () => {
  const answer = await send(uploadAirportImage, multipart(PNG));
  expect(urlOf(answer).pathname).toMatch(/^\/upload-image\/aeropuertos\//);
  // One folder does not serve the images of the other.
  expect(
    (await app.request({ method: 'GET', url: urlOf(answer).pathname.replace('aeropuertos', 'imagenes') })).status,
  ).toBe(404);
  expect((await send(uploadImage, multipart(PNG))).status).toBe(401);
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML that says it is PNG', Buffer.from('<html>')],
  ['GIF', Buffer.from('GIF89a0000000000')],
  ['half a PNG signature', PNG.subarray(0, 7)],
])('an upload of %s is refused', async (_name, bytes) => {
  const { status, body } = await send(uploadImage, multipart(bytes), token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'error', message: 'La imagen tiene que ser PNG, JPEG o WebP.' });
});

test('an image of 5 MB is accepted, and one byte more is refused', async () => {
  const filled = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]);
  expect((await send(uploadImage, multipart(filled(LIMIT)), token)).body.status).toBe('success');
  const kept = (await app.db.select().from(uploads)).length;
  expect((await send(uploadImage, multipart(filled(LIMIT + 1)), token)).status).toBe(413);
  expect(await app.db.select().from(uploads)).toHaveLength(kept);
});

test.each([
  ['nothing', Buffer.from(`--${BOUNDARY}--\r\n`)],
  ['an empty file', multipart(Buffer.alloc(0))],
  ['a file under another name', multipart(PNG, 'otro')],
])('an upload of %s answers 400', async (_name, payload) => {
  expect((await send(uploadImage, payload, token)).status).toBe(400);
});

test('a form without a file answers 400', async () => {
  expect((await app.call(uploadImage, { image: 'texto' }, { token })).status).toBe(400);
});

test.each([
  '/upload-image/imagenes/no',
  '/upload-image/imagenes/..%2f..%2fetc',
  `/upload-image/imagenes/${'0'.repeat(32)}.png`,
])('an unknown image answers 404: %s', async (url) => {
  const { status, body } = await app.request({ method: 'GET', url });
  expect(status).toBe(404);
  expect(body.status).toBe('error');
});

test('more uploads than the limit of a seller, or of an address without a session, answer 429', async () => {
  const statuses = async (count: number, contract: AnyContract, authorization?: string) =>
    (await Promise.all(Array.from({ length: count }, () => send(contract, multipart(PNG), authorization)))).map(
      ({ status }) => status,
    );
  expect((await statuses(MAX_PER_SELLER + 2, uploadImage, token)).filter((status) => status === 429)).toHaveLength(2);
  expect(
    (await statuses(MAX_PUBLIC.perAddress + 2, uploadAirportImage)).filter((status) => status === 429),
  ).toHaveLength(2);
});
