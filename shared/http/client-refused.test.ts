import { getLiveLinks, getRaffles, saveComment, validateLink, validateSession } from '../contracts';
import { reply } from '../testing/fake-api';
import { mayBeDone, mayPass } from './app-error';
import { client, failureOf } from './client.testing';

describe('a refused write', () => {
  const onUnauthorized = jest.fn();
  beforeEach(() => {
    onUnauthorized.mockClear();
    document.cookie = 'XSRF-TOKEN=old';
  });
  afterEach(() => {
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });

  test('is sent once more after HTTP 403 when another answer has changed the XSRF cookie, and the session goes on', async () => {
    const { api, http } = client({ onUnauthorized });
    api.on(saveComment, ({ headers }) => {
      document.cookie = 'XSRF-TOKEN=new';
      return headers.get('x-xsrf-token') === 'new' ? reply.success() : reply.http(403);
    });
    await http.call(saveComment, { number: '001', comment: '' });
    expect(api.requests(saveComment).map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['old', 'new']);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([
    [403, 2],
    [401, 1],
  ])('with HTTP %d and a new XSRF cookie in each answer is sent %d times', async (status, tries) => {
    const { api, http } = client({ onUnauthorized });
    let answers = 0;
    api.on(saveComment, () => {
      document.cookie = `XSRF-TOKEN=${(answers += 1)}`;
      return reply.http(status);
    });
    await failureOf(http.call(saveComment, { number: '001', comment: '' }));
    expect(api.requests(saveComment)).toHaveLength(tries);
  });

  test('keeps the session when the XSRF cookie is replaced again during the second try: a later try may pass', async () => {
    const { api, http } = client({ onUnauthorized });
    let answers = 0;
    api.on(saveComment, () => {
      document.cookie = `XSRF-TOKEN=of-another-call-${(answers += 1)}`;
      return reply.http(403, { status: 'error', message: 'CSRF' });
    });
    const refused = await failureOf(http.call(saveComment, { number: '001', comment: '' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect([mayPass(refused), mayBeDone(refused)]).toEqual([true, false]);
  });

  test('is sent once more after HTTP 419 with a new XSRF cookie, and keeps the session where the cookie is the same', async () => {
    const { api, http } = client({ onUnauthorized });
    api.on(saveComment, ({ headers }) => {
      document.cookie = 'XSRF-TOKEN=new';
      return headers.get('x-xsrf-token') === 'new' ? reply.success() : reply.http(419, { message: 'CSRF' });
    });
    await http.call(saveComment, { number: '001', comment: '' });
    api.on(saveComment, reply.http(419, { message: 'CSRF' }));
    expect((await failureOf(http.call(saveComment, { number: '001', comment: '' }))).code).toBe('http');
    expect(api.requests(saveComment)).toHaveLength(3);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('ends the session without a second try when HTTP 403 leaves the XSRF cookie unchanged', async () => {
    const { api, http } = client({ onUnauthorized });
    api.on(saveComment, reply.http(403));
    await failureOf(http.call(saveComment, { number: '001', comment: '' }));
    expect(api.requests(saveComment)).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

test('A 403 page that a gateway sends instead of the API keeps the session; a 401 page ends it.', async () => {
  const onUnauthorized = jest.fn();
  const { api, http } = client({ onUnauthorized });
  for (const page of ['<!doctype html><title>Just a moment...</title>', 'error code: 1020']) {
    api.on(saveComment, reply.http(403, page));
    const blocked = await failureOf(http.call(saveComment, { number: '1', comment: '<3' }));
    expect(blocked).toMatchObject({ code: 'contract', details: { httpStatus: 403 } });
    expect(mayPass(blocked)).toBe(true);
  }
  expect(onUnauthorized).not.toHaveBeenCalled();
  api.on(saveComment, reply.http(401, '<h1>Unauthorized</h1>'));
  await failureOf(http.call(saveComment, { number: '1', comment: '<3' }));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('only an authenticated call ends the session on 401', async () => {
  const onUnauthorized = jest.fn();
  const { api, http } = client({ onUnauthorized });
  api.on(validateLink, reply.http(401));
  await failureOf(http.call(validateLink, { token: 't' }));
  expect(onUnauthorized).not.toHaveBeenCalled();
  api.on(getRaffles, reply.http(401));
  await failureOf(http.call(getRaffles, {}));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

describe('a refused call whose token was good when it was sent', () => {
  /** Replaces the stored token while the first call is on its way. */
  const strictApi = (good: string) => {
    const onUnauthorized = jest.fn();
    let stored = 'old';
    const site = client({ onUnauthorized, token: () => stored });
    site.api.on(saveComment, ({ headers }) => {
      stored = 'new';
      return headers.get('authorization') === good ? reply.success() : reply.http(401);
    });
    return { ...site, onUnauthorized };
  };

  test('is sent once more with the new token, also a write, and the session goes on', async () => {
    const { api, http, onUnauthorized } = strictApi('new');
    await http.call(saveComment, { number: '1', comment: '' });
    expect(api.requests(saveComment).map(({ headers }) => headers.get('authorization'))).toEqual(['old', 'new']);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('waits for a running validation, in this tab or another, before it counts as refused', async () => {
    const onUnauthorized = jest.fn();
    let stored = 'old';
    const tokenSettled = () => Promise.resolve().then(() => void (stored = 'new'));
    const { api, http } = client({ onUnauthorized, token: () => stored, tokenSettled });
    api.on(saveComment, ({ headers }) => (headers.get('authorization') === 'new' ? reply.success() : reply.http(403)));
    await http.call(saveComment, { number: '1', comment: '' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('ends the session after two tries when the new token is refused too', async () => {
    const { api, http, onUnauthorized } = strictApi('another');
    expect((await failureOf(http.call(saveComment, { number: '1', comment: '' }))).code).toBe('unauthorized');
    expect(api.requests(saveComment)).toHaveLength(2);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('is not sent again after a logout', async () => {
    const onUnauthorized = jest.fn();
    let stored: string | undefined = 'old';
    const { api, http } = client({ onUnauthorized, token: () => stored });
    api.on(saveComment, () => {
      stored = undefined;
      return reply.http(401);
    });
    await failureOf(http.call(saveComment, { number: '1', comment: '' }));
    expect(api.requests(saveComment)).toHaveLength(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('does not wait for a running validation when it is itself that validation', async () => {
    const tokenSettled = jest.fn(() => new Promise<void>(() => undefined));
    const { api, http } = client({ tokenSettled });
    api.on(validateSession, reply.http(401));
    expect((await failureOf(http.call(validateSession, {}, { validates: true }))).code).toBe('unauthorized');
    expect(tokenSettled).not.toHaveBeenCalled();
  });
});

test('a refused call that is not in the specification keeps the session', async () => {
  const onUnauthorized = jest.fn();
  const { api, http } = client({ onUnauthorized });
  api.on(getLiveLinks, reply.http(403));
  expect((await failureOf(http.call(getLiveLinks, {}))).code).toBe('unauthorized');
  expect(onUnauthorized).not.toHaveBeenCalled();
});
