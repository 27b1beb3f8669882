import { getPassenger, getRaffles, uploadImage, validateLink } from '../contracts';
import type { Answer } from './answer';
import type { AppError } from './app-error';
import { createHttpClient } from './client';
import type { WireRequest } from './transport';

const BASES = { api: 'https://api.example', auth: '', upload: 'https://images.example', geopay: '' };
const PASSENGER = { persona: { name: 'Ana', lastName: 'Paz' }, pasajeroId: 4 };

/** A client of an API whose answers carry the next token in a header. */
function renewing(answer: Partial<Answer> = {}) {
  let stored: string | undefined = 'first';
  const sent: WireRequest[] = [];
  const onRenewed = jest.fn((token: string) => (stored = token));
  const http = createHttpClient({
    bases: BASES,
    token: () => stored,
    onRenewed,
    transport: (request) => {
      sent.push(request);
      return Promise.resolve({
        httpStatus: 200,
        body: { status: 'success', data: [] },
        renewedToken: `${stored ?? ''}+`,
        ...answer,
      });
    },
  });
  return { http, sent, onRenewed, store: (token: string | undefined) => (stored = token) };
}

test.each([
  ['without a scheme', 'first', 'first+', 'first+'],
  ['with a scheme, although the header is read without it', 'Bearer first', 'next', 'Bearer next'],
])(
  'A call is sent with the token of the header of the previous answer, %s.',
  async (_how, token, renewedToken, next) => {
    const { http, sent, store } = renewing({ renewedToken });
    store(token);
    await http.call(getRaffles, {});
    await http.call(getRaffles, {});
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual([token, next]);
  },
);

test('A request that also has the token as a field sends the current token, whichever token the page passed.', async () => {
  const { http, sent } = renewing({ body: { status: 'success', data: PASSENGER } });
  await http.call(getPassenger, { token: 'first' });
  await http.call(getPassenger, { token: 'first' });
  expect(sent.map(({ body }) => (body as URLSearchParams).get('token'))).toEqual(['first', 'first+']);
});

test('A business refusal and a failure of the server bring the next token too.', async () => {
  for (const httpStatus of [200, 409, 422, 500]) {
    const { http, onRenewed } = renewing({ httpStatus, body: { status: 'error' } });
    await http.call(getRaffles, {}).catch(() => undefined);
    expect(onRenewed).toHaveBeenCalledWith('first+');
  }
});

test('A refused session, a call without a session and another server bring no next token.', async () => {
  for (const httpStatus of [401, 403]) {
    const { http, onRenewed } = renewing({ httpStatus });
    await http.call(getRaffles, {}).catch(() => undefined);
    expect(onRenewed).not.toHaveBeenCalled();
  }
  const { http, onRenewed, store } = renewing();
  await http.call(validateLink, { token: 't' }).catch(() => undefined);
  await http.call(uploadImage, { image: new Blob(['x']) }).catch(() => undefined);
  store(undefined);
  await http.call(getRaffles, {});
  expect(onRenewed).not.toHaveBeenCalled();
});

test('An answer that arrives after its token was replaced, or after a logout, brings no next token.', async () => {
  for (const now of ['of another tab', undefined]) {
    let release = (): void => undefined;
    let stored: string | undefined = 'first';
    const onRenewed = jest.fn();
    const http = createHttpClient({
      bases: BASES,
      token: () => stored,
      onRenewed,
      transport: () =>
        new Promise((resolve) => {
          release = () => resolve({ httpStatus: 200, body: { status: 'success', data: [] }, renewedToken: 'late' });
        }),
    });
    const called = http.call(getRaffles, {});
    await Promise.resolve();
    await Promise.resolve();
    stored = now;
    release();
    await called;
    expect(onRenewed).not.toHaveBeenCalled();
  }
});

test('A refused call waits for the next token that another tab still reads; if none comes, the session ends.', async () => {
  jest.useFakeTimers();
  let stored = 'first';
  const sent: unknown[] = [];
  const onUnauthorized = jest.fn();
  const http = createHttpClient({
    bases: BASES,
    token: () => stored,
    onRenewed: (token) => (stored = token),
    onUnauthorized,
    transport: ({ headers: { Authorization: token = '' } }) => {
      sent.push(token);
      const isGood = token !== 'second';
      const body = isGood ? { status: 'success', data: [] } : undefined;
      return Promise.resolve({ httpStatus: isGood ? 200 : 401, body, renewedToken: isGood ? 'second' : undefined });
    },
  });
  await http.call(getRaffles, {});
  setTimeout(() => (stored = 'of another tab'), 2_000);
  const called = http.call(getRaffles, {});
  await jest.advanceTimersByTimeAsync(2_000);
  await called;
  expect(sent).toEqual(['first', 'second', 'of another tab']);
  expect(onUnauthorized).not.toHaveBeenCalled();
  // The answer to `called` brought the token that is refused here.
  const refused = http.call(getRaffles, {}).catch(({ code }: AppError) => code);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await refused).toBe('unauthorized');
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});
