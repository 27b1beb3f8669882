import { loadDeployment } from '../../compose/load-deployment';
import { startFakeApi, type Answers, type FakeApi } from './fake-api.testing';
import { tryApi } from './try-api';

const RAFFLES = 'api/talon/get-by-pasajero';

let fake: FakeApi | undefined;
afterEach(async () => fake?.stop());

async function check(answers: Answers) {
  fake = await startFakeApi(answers);
  const account = { email: 'ana@example.com', password: 'x' };
  const report = await tryApi({ apiUrl: fake.url, deployment: loadDeployment('dtyt'), ...account });
  return { report, raffles: report.calls.find(({ path }) => path === RAFFLES) };
}

test('a redirect to a path that is a page of the site fails, although the API has that path', async () => {
  const { report, raffles } = await check({
    [RAFFLES]: { status: 308, location: '/v2/api/talon/get-by-pasajero', body: '' },
    'v2/api/talon/get-by-pasajero': { body: { status: 'success', data: [] } },
  });
  expect(raffles).toMatchObject({
    verdict: 'refused',
    why: expect.stringContaining('API_URL') as string,
    reads: expect.stringContaining('algo inesperado') as string,
  });
  expect(report.works).toBe(false);
});

test('an API that redirects from http to https sends a browser back to the same address of the site, endlessly', async () => {
  const { report, raffles } = await check({
    [RAFFLES]: () => ({ status: 301, location: `${fake?.url.replace('http:', 'https:') ?? ''}/${RAFFLES}`, body: '' }),
  });
  expect(raffles).toMatchObject({
    verdict: 'refused',
    why: expect.stringMatching(/^it redirects to https:.* again and again/) as string,
  });
  expect(report.works).toBe(false);
});

test('an API that refuses a POST with an unknown Origin gets a warning', async () => {
  const { report } = await check({
    'api/pasajero/get-pasajero-by-user': ({ headers: { origin } }) =>
      origin === undefined ? undefined : { status: 403, type: 'text/plain', body: 'Invalid CORS request' },
  });
  expect(report.manners).toContainEqual({
    about: 'Origin',
    what: expect.stringContaining('https://rifas.example') as string,
    weight: 'warning',
  });
  expect(report.works).toBe(true);
});
