import {
  generateLink,
  getDetailedRaffles,
  MAX_NUMBERS,
  MAX_TICKETS,
  putInBag,
  saveComment,
  uploadImage,
  validateSession,
} from '@rifas/shared/contracts';
import { everyContract } from '../testing/every-contract';
import { createRaffle, createSeller } from '../testing/fixtures';
import { trespassesOf, unbounded } from '../testing/past-bounds';
import { createTestApp, type TestApp } from '../testing/test-app';
import { bodyLimitOf, mostFieldsOf } from './request-body';

const LONGEST_ANSWER = 200;

let app: TestApp;
let token: string;
let userId: number;
beforeAll(async () => {
  app = await createTestApp();
  const ana = await createSeller(app.db);
  ({ userId } = ana);
  await createRaffle(app.db, ana.passengerId, { numero: '00123' });
  token = await app.tokenOf(userId);
});

const post = (path: string, payload: string | Buffer, type: string) =>
  app.request({ method: 'POST', url: `/${path}`, payload, headers: { authorization: token, 'content-type': type } });

/** A refusal that reveals nothing and is cheap. */
function expectShortRefusal({ status, text, body }: Awaited<ReturnType<typeof post>>, statuses = [400]) {
  expect(statuses).toContain(status);
  expect(text.length).toBeLessThan(LONGEST_ANSWER);
  expect(body).toEqual({ status: 'error', data: null, message: expect.any(String) as string });
}

test.each(everyContract.map((contract) => [contract.name, contract] as const))(
  'every field with a size in a request of %s has a bound',
  (_name, { request }) => expect(unbounded(request.schema)).toEqual([]),
);

const withBody = everyContract.filter(({ method, encoding }) => method === 'POST' && encoding === 'form');

test.each(withBody.map((contract) => [contract.name, contract] as const))(
  'a request just past each bound of %s gets a short 400, or 413 if it is too large to be read',
  async (_name, contract) => {
    const trespasses = trespassesOf(contract);
    expect(trespasses.length).toBeGreaterThan(3);
    for (const { name, payload } of trespasses) {
      const answer = await post(contract.path, payload, 'application/json');
      // The name, so that a failure says which bound.
      expect([name, answer.status, answer.text.length < LONGEST_ANSWER]).toEqual([
        name,
        payload.length > bodyLimitOf(contract) ? 413 : 400,
        true,
      ]);
    }
  },
);

test('a form may have the fields of its contract with its longest list, and a few more', () => {
  expect(mostFieldsOf(saveComment)).toBe(52);
  expect(mostFieldsOf(generateLink)).toBeGreaterThan(MAX_TICKETS + 50);
  expect(mostFieldsOf(putInBag)).toBe(MAX_NUMBERS + 50);
});

test.each([
  ['broken JSON', 'application/json', '{"numero":'],
  ['JSON that reaches for a prototype', 'application/json', '{"__proto__":{"numero":"1"},"comment":""}'],
  ['a field sent twice', 'application/x-www-form-urlencoded', 'numero=1&numero=2&comment='],
  ['deep brackets', 'application/x-www-form-urlencoded', `numero${'[a]'.repeat(20_000)}=1&comment=`],
  ['a percent sign alone', 'application/x-www-form-urlencoded', 'numero=%&comment%=%E0%A4%A'],
  ['a form of nothing but separators', 'application/x-www-form-urlencoded', '&'.repeat(100_000)],
  [
    'a form with more fields than its contract takes',
    'application/x-www-form-urlencoded',
    'numero=1&comment=&a=1'.padEnd(400, '&a=1'),
  ],
  ['JSON deeper than any contract', 'application/json', `{"numero":${'['.repeat(17)}${']'.repeat(17)}}`],
])('%s gets a short refusal', async (_name, type, payload) =>
  expectShortRefusal(await post(saveComment.path, payload, type), [
    payload.length > bodyLimitOf(saveComment) ? 413 : 400,
  ]),
);

const PART = 'content-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
test.each([
  ['without a boundary', 'multipart/form-data', `--x\r\n${PART}abc\r\n--x--\r\n`],
  ['that ends in the middle of a file', 'multipart/form-data; boundary=x', `--x\r\n${PART}abc`],
  ['that ends in the middle of a head', 'multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
  ['with another boundary', 'multipart/form-data; boundary=y', `--x\r\n${PART}abc\r\n--x--\r\n`],
  ['of nothing', 'multipart/form-data; boundary=x', ''],
  ['with a head that is none', 'multipart/form-data; boundary=x', '--x\r\n\r\nabc\r\n--x--\r\n'],
  ['with two files', 'multipart/form-data; boundary=x', `--x\r\n${PART}abc\r\n--x\r\n${PART}abc\r\n--x--\r\n`],
])('a multipart body %s gets a short refusal, never a stack', async (_name, type, payload) =>
  expectShortRefusal(await post(uploadImage.path, payload, type), [400, 413]),
);

test('a query field that is sent twice causes no server error', async () => {
  const { status } = await app.request({ method: 'GET', url: '/sandbox/mailbox.json?para=a&para=b' });
  expect(status).toBe(200);
});

test('a call without a session is refused before its body is read', async () => {
  const { status } = await app.request({
    method: 'POST',
    url: `/${generateLink.path}`,
    payload: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(401);
});

test('a seller who calls too often gets 429 with Retry-After, and another seller does not', async () => {
  const callLimits = { seller: { burst: 5, perSecond: 0.1 }, address: { burst: 1000, perSecond: 1 } };
  const limited = await createTestApp({ database: app.database, config: { callLimits } });
  const eva = await createSeller(app.db, 'eva@example.com');
  const call = async (session: string) => limited.call(validateSession, {}, { token: session });
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(token)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  // Up to ten seconds, less the time that a busy machine took.
  expect(refused[0]?.headers['retry-after']).toMatch(/^([1-9]|10)$/);
  expect(refused[0]?.body).toEqual({ status: 'error', data: null, message: expect.any(String) as string });
  expect((await call(await app.tokenOf(eva.userId))).status).toBe(200);
});

test('an address that calls too often without a session gets 429', async () => {
  const callLimits = { seller: { burst: 1000, perSecond: 1 }, address: { burst: 5, perSecond: 0.1 } };
  const limited = await createTestApp({ database: app.database, config: { callLimits } });
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await limited.call(getDetailedRaffles, {}, { token: 'x' })).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});
