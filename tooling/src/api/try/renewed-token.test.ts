import { loadDeployment } from '../../compose/load-deployment';
import { startFakeApi, type Answers } from './fake-api.testing';
import { tryApi } from './try-api';

const RAFFLES = 'api/talon/get-by-pasajero';

test.each([
  ['the next one too', 1],
  ['the one that was sent', 0],
])(
  'the check follows an API that sends the next token in headers, as the site does, whose validate answers %s',
  async (_what, ahead) => {
    let now = 1;
    const renewing =
      (data: unknown): Answers[string] =>
      ({ path, headers: { authorization } }) => {
        if (authorization !== `t${now}`) return { status: 401, body: { status: 'error' } };
        now += 1;
        const token = path === '/api/validate' ? { token: `t${now - 1 + ahead}` } : {};
        return { authorization: `Bearer t${now}`, body: { status: 'success', data, ...token } };
      };
    const fake = await startFakeApi({
      'auth/login': { body: { status: 'success', token: 't1', newUser: false } },
      'api/validate': renewing(null),
      'api/costos-extras': renewing([]),
      [RAFFLES]: renewing([]),
    });
    const account = { email: 'ana@example.com', password: 'x' };
    const { calls, manners } = await tryApi({ apiUrl: fake.url, deployment: loadDeployment('dtyt'), ...account });
    await fake.stop();
    expect(calls.find(({ path }) => path === RAFFLES)?.verdict).toBe('ok');
    expect(manners.filter(({ about }) => about === 'rotation')).toEqual([
      { about: 'rotation', what: expect.stringContaining('in their header') as string, weight: 'recognised' },
    ]);
  },
);
