import { isRefusal, readAnswer } from './answer';
import { AppError, mayPass } from './app-error';

const failure = (httpStatus: number, body: unknown): AppError => {
  try {
    readAnswer('data', { httpStatus, body });
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('the answer was read');
};

test('The payload stands in data, or at the top of the envelope.', () => {
  const body = { status: 'success', data: [1], token: 't' };
  expect(readAnswer('data', { httpStatus: 200, body })).toEqual([1]);
  expect(readAnswer('top', { httpStatus: 299, body })).toEqual(body);
});

test.each(['Success', 'SUCCESS', ' success\n'])('A status that is written %p is success.', (status) => {
  expect(readAnswer('data', { httpStatus: 200, body: { status, data: 7 } })).toBe(7);
});

test('An envelope may have its names in capitals.', () => {
  expect(readAnswer('data', { httpStatus: 200, body: { Status: 'Success', Data: [1], Message: null } })).toEqual([1]);
  expect(failure(200, { STATUS: 'error', MESSAGE: 'No hay saldo' }).serverText).toBe('No hay saldo');
  expect(failure(400, { Status: 'error', Code: '405' }).details.serverCode).toBe(405);
});

test.each([false, 0])(
  'A status of %p is a no, and what is said beside it is for people; a yes of that kind is none.',
  (status) => {
    const body = { status, message: 'No hay saldo', code: 405, data: [] };
    expect(failure(200, body)).toMatchObject({
      code: 'rejected',
      serverText: 'No hay saldo',
      details: { serverCode: 405 },
    });
    expect(failure(500, body).code).toBe('http');
    for (const yes of [true, 1, 200]) expect(failure(200, { ...body, status: yes }).code).toBe('contract');
  },
);

test('What an API says in entities of HTML is read as people write it.', () => {
  const { details, serverText } = failure(200, { status: 'error', message: 'Contrase&ntilde;a &lt;x&gt;', data: null });
  expect([details.serverMessage, serverText]).toEqual(['Contraseña &lt;x&gt;', 'Contraseña &lt;x&gt;']);
  expect(failure(200, { status: 'error', data: 'Uno o m&aacute;s talones' }).details.data).toBe('Uno o más talones');
});

describe('An envelope of a gateway around the API’s', () => {
  const around = (data: unknown) => ({ httpStatus: 200, body: { status: 'success', data } });

  test('is no success of a call that the API refused.', () => {
    const inner = { status: 'error', data: null, message: 'No hay saldo', code: 405 };
    for (const body of [around(inner).body, around(around(inner).body).body])
      expect(failure(200, body)).toMatchObject({
        code: 'rejected',
        serverText: 'No hay saldo',
        details: { serverCode: 405 },
      });
    expect(failure(200, around({ Status: 'Fail' }).body).code).toBe('rejected');
  });

  test('lets through what the API answered.', () => {
    expect(readAnswer('data', around({ status: 'success', data: [1] }))).toEqual([1]);
    expect(readAnswer('top', around({ status: 'success', data: null, token: 't' }))).toMatchObject({ token: 't' });
  });

  test.each([
    { id: 7, status: 'active' },
    { status: 200, data: [] },
    { status: 'success', id: 7 },
    { estado: 'error' },
  ])('is another thing than data %j, which is what was asked for.', (data) => {
    expect(readAnswer('data', around(data))).toEqual(data);
  });
});

test.each(['succeeded', 'sucess', 'ok', '', 'success!', 'no success'])(
  'A status that is written %p is another word, and a refusal.',
  (status) => {
    expect(failure(200, { status, data: 7 })).toMatchObject({ code: 'rejected', message: `status '${status}'` });
  },
);

test.each([
  [199, 'http'],
  [300, 'http'],
  [400, 'http'],
])('Success in an answer of HTTP %d is no success.', (httpStatus, code) => {
  expect(failure(httpStatus, { status: 'success', data: [] })).toMatchObject({ code, message: `HTTP ${httpStatus}` });
});

test.each([
  ['a page', '<html>'],
  ['a list', [{ status: 'success' }]],
  ['nothing', null],
  ['an object of somebody else', { ok: true }],
])('An answer of HTTP 200 that is %s keeps no contract.', (_what, body) => {
  expect(failure(200, body)).toMatchObject({ code: 'contract', message: 'The answer is no envelope' });
});

test.each([
  [401, true],
  [403, true],
  [400, false],
  [404, false],
])('HTTP %d says that the session is missing: %s.', (httpStatus, refused) => {
  expect(isRefusal({ httpStatus, body: undefined })).toBe(refused);
  if (refused) expect(failure(httpStatus, {})).toMatchObject({ code: 'unauthorized', message: `HTTP ${httpStatus}` });
});

test('Too many requests are told apart from other refusals, also in an envelope.', () => {
  expect(failure(429, { status: 'error' })).toMatchObject({ code: 'rate-limited', message: 'HTTP 429' });
});

test('A server that fails speaks of no business, in whatever envelope; one below 500 does.', () => {
  const body = { status: 'error', message: 'no', data: 'Rifas pagas' };
  expect(failure(500, body)).toMatchObject({ code: 'http', message: 'HTTP 500', serverText: 'Rifas pagas' });
  expect(failure(499, body)).toMatchObject({ code: 'rejected', message: "status 'error'" });
  expect(failure(200, { status: 'pendiente' })).toMatchObject({ code: 'rejected', message: "status 'pendiente'" });
});

test.each([
  [408, 'http'],
  [425, 'http'],
  [429, 'rate-limited'],
])('HTTP %d says to try later: whatever envelope it comes in is no business answer.', (httpStatus, code) => {
  const error = failure(httpStatus, { status: 'error', code: 405 });
  expect(error).toMatchObject({ code, details: { serverCode: undefined } });
  expect(mayPass(error)).toBe(true);
});

test.each<[unknown, unknown, number]>([
  [405, undefined, 405],
  ['405', undefined, 405],
  [' 405 ', undefined, 405],
  [undefined, { code: 406 }, 406],
  [405, { code: 406 }, 405],
  ['', undefined, 400],
  ['  ', undefined, 400],
  ['E_PAID', undefined, 400],
  [4.5, undefined, 400],
  [true, undefined, 400],
  [[405], undefined, 400],
  [undefined, null, 400],
  [undefined, 'code', 400],
])('The code %j, with data %j, is read as %d.', (code, data, serverCode) => {
  expect(failure(400, { status: 'error', code, data }).details.serverCode).toBe(serverCode);
});

test.each([
  { status: 'error', message: 'Method Not Allowed' },
  { status: 'error', code: 405, message: 'Method "GET" not allowed.' },
  { status: 'fail', error: 'The GET method is not supported for this route.' },
])('A 405 of HTTP that %j says of a method proves no payment, in an envelope too.', (body) => {
  expect(failure(405, body).details.serverCode).toBeUndefined();
  expect(failure(405, { status: 'error', message: 'Pagado con otro método' }).details.serverCode).toBe(405);
});

test('A message that is no text is nobody’s message.', () => {
  expect(failure(400, { status: 'error', message: 7 }).details.serverMessage).toBeUndefined();
  expect(failure(502, { message: 'upstream 10.0.0.7', data: 'x' }).details).toMatchObject({
    serverMessage: undefined,
    data: undefined,
    httpStatus: 502,
  });
});
