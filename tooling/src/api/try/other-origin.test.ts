import { loadDeployment } from '../../compose/load-deployment';
import { startFakeApi, type FakeApi } from './fake-api.testing';
import { tryApi } from './try-api';

const dtyt = loadDeployment('dtyt');
const ACCOUNT = { email: 'ana@example.com', password: 'x' };

let fake: FakeApi | undefined;
afterEach(async () => fake?.stop());

/** Tries an API that browsers call directly. */
const tryElsewhere = (apiUrl: string) =>
  tryApi({ apiUrl, deployment: { ...dtyt, bases: { ...dtyt.bases, api: apiUrl } }, ...ACCOUNT });

test('CORS is required only where a base names another origin', async () => {
  fake = await startFakeApi();
  const behindTheEdge = await tryApi({ apiUrl: fake.url, deployment: dtyt, ...ACCOUNT });
  expect(behindTheEdge.manners).toContainEqual(expect.objectContaining({ about: 'CORS', weight: 'recognised' }));
  const report = await tryElsewhere(fake.url);
  expect(report.manners).toContainEqual(expect.objectContaining({ about: 'CORS', weight: 'problem' }));
  expect(report.works).toBe(false);
});

test.each([
  ['has no such header, so that no session ends', {}, 'problem'],
  ['has it too', { 'Access-Control-Allow-Origin': '*' }, 'recognised'],
])('an API that is open to other origins, whose 401 %s, gets a %s', async (_what, headers, weight) => {
  const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Authorization' };
  fake = await startFakeApi({
    'api/validate': ({ method, headers: { authorization } }) =>
      method === 'OPTIONS'
        ? { headers: open, body: '' }
        : authorization === undefined
          ? { status: 401, headers, body: '' }
          : undefined,
  });
  const report = await tryElsewhere(fake.url);
  expect(report.manners).toContainEqual(expect.objectContaining({ about: 'CORS', weight }));
});
