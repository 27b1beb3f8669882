import { isRefusal, readAnswer } from './answer';
import { mayBeDone, mayPass } from './app-error';
import { readFailure } from './client.testing';

test('The payload stands in data, or at the top of the envelope.', () => {
  const body = { status: 'success', data: [1], token: 't' };
  expect(readAnswer('data', { httpStatus: 200, body })).toEqual([1]);
  expect(readAnswer('top', { httpStatus: 299, body })).toEqual(body);
});

test.each(['Success', 'SUCCESS', ' success\n'])('The status %p means success.', (status) => {
  expect(readAnswer('data', { httpStatus: 200, body: { status, data: 7 } })).toBe(7);
});

test('The names in an envelope may be written with capitals.', () => {
  expect(readAnswer('data', { httpStatus: 200, body: { Status: 'Success', Data: [1], Message: null } })).toEqual([1]);
  expect(readFailure(200, { STATUS: 'error', MESSAGE: 'No hay saldo' }).serverText).toBe('No hay saldo');
  expect(readFailure(400, { Status: 'error', Code: '405' }).details.serverCode).toBe(405);
});

test('A write that the API has only accepted (202) is neither done nor refused, unless the status is a word of failure.', () => {
  const accepted = readFailure(202, { status: 'pending', data: null, message: 'En proceso' });
  expect(accepted.code).toBe('contract');
  expect(mayBeDone(accepted)).toBe(true);
  expect(readFailure(202, { status: 'error', message: 'No hay saldo' }).code).toBe('rejected');
  expect(readFailure(200, { status: 'pending', message: 'No hay saldo' }).code).toBe('rejected');
});

test.each([false, 0])(
  'A status of %p is a refusal whose message is for people; true, 1 and 200 are not a success.',
  (status) => {
    const body = { status, message: 'No hay saldo', code: 405, data: [] };
    expect(readFailure(200, body)).toMatchObject({
      code: 'rejected',
      serverText: 'No hay saldo',
      details: { serverCode: 405 },
    });
    expect(readFailure(500, body).code).toBe('http');
    for (const yes of [true, 1, 200]) expect(readFailure(200, { ...body, status: yes }).code).toBe('contract');
  },
);

test('HTML entities for letters in a text of the API are decoded; those for markup are kept.', () => {
  const { details, serverText } = readFailure(200, {
    status: 'error',
    message: 'Contrase&ntilde;a &lt;x&gt;',
    data: null,
  });
  expect([details.serverMessage, serverText]).toEqual(['Contraseña &lt;x&gt;', 'Contraseña &lt;x&gt;']);
  expect(readFailure(200, { status: 'error', data: 'Uno o m&aacute;s talones' }).details.data).toBe(
    'Uno o más talones',
  );
});

describe('A gateway’s envelope around the envelope of the API', () => {
  const around = (data: unknown) => ({ httpStatus: 200, body: { status: 'success', data } });

  test('does not turn a refusal of the API into a success.', () => {
    const inner = { status: 'error', data: null, message: 'No hay saldo', code: 405 };
    for (const body of [around(inner).body, around(around(inner).body).body])
      expect(readFailure(200, body)).toMatchObject({
        code: 'rejected',
        serverText: 'No hay saldo',
        details: { serverCode: 405 },
      });
    expect(readFailure(200, around({ Status: 'Fail' }).body).code).toBe('rejected');
    expect(readFailure(200, around({ status: false, message: 'No hay saldo' }).body).serverText).toBe('No hay saldo');
  });

  test('passes on the answer of the API.', () => {
    expect(readAnswer('data', around({ status: 'success', data: [1] }))).toEqual([1]);
    expect(readAnswer('top', around({ status: 'success', data: null, token: 't' }))).toMatchObject({ token: 't' });
  });

  test.each([
    { id: 7, status: 'active' },
    { status: 200, data: [] },
    { status: 'success', id: 7 },
    { status: 0, id: 7 },
    { estado: 'error' },
  ])('is not assumed where data is %j, which is the payload itself.', (data) => {
    expect(readAnswer('data', around(data))).toEqual(data);
  });
});

test.each(['succeeded', 'sucess', 'ok', '', 'success!', 'no success'])(
  'The status %p is an unknown word, so the answer is a refusal.',
  (status) => {
    expect(readFailure(200, { status, data: 7 })).toMatchObject({ code: 'rejected', message: `status '${status}'` });
  },
);

test.each([
  [199, 'http'],
  [300, 'http'],
  [400, 'http'],
])('An envelope with success in an answer of HTTP %d is a failure.', (httpStatus, code) => {
  expect(readFailure(httpStatus, { status: 'success', data: [] })).toMatchObject({
    code,
    message: `HTTP ${httpStatus}`,
  });
});

test.each([
  ['a page', '<html>'],
  ['a list', [{ status: 'success' }]],
  ['nothing', null],
  ['an object of somebody else', { ok: true }],
])('An answer of HTTP 200 that is %s breaks the contract.', (_what, body) => {
  expect(readFailure(200, body)).toMatchObject({ code: 'contract', message: 'The answer is no envelope' });
});

test.each([
  [401, true, 'unauthorized'],
  [403, true, 'unauthorized'],
  [400, false, 'http'],
  [404, false, 'http'],
])('HTTP %d means that the session is missing: %s.', (httpStatus, refused, code) => {
  expect(isRefusal({ httpStatus, body: undefined })).toBe(refused);
  expect(readFailure(httpStatus, {})).toMatchObject({ code, message: `HTTP ${httpStatus}` });
});

test('HTTP 429 has a code of its own, in an envelope too.', () => {
  expect(readFailure(429, { status: 'error' })).toMatchObject({ code: 'rate-limited', message: 'HTTP 429' });
});

test('An envelope of HTTP 500 is a failure of the server, and one below 500 is a business refusal.', () => {
  const body = { status: 'error', message: 'no', data: 'Rifas pagas' };
  expect(readFailure(500, body)).toMatchObject({ code: 'http', message: 'HTTP 500', serverText: 'Rifas pagas' });
  expect(readFailure(499, body)).toMatchObject({ code: 'rejected', message: "status 'error'" });
  expect(readFailure(200, { status: 'pendiente' })).toMatchObject({ code: 'rejected', message: "status 'pendiente'" });
});

test.each([
  [408, 'http'],
  [425, 'http'],
  [429, 'rate-limited'],
])('HTTP %d asks the client to try later, so its envelope is not a business answer.', (httpStatus, code) => {
  const error = readFailure(httpStatus, { status: 'error', code: 405 });
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
])('The code %j with data %j gives the server code %d.', (code, data, serverCode) => {
  expect(readFailure(400, { status: 'error', code, data }).details.serverCode).toBe(serverCode);
});

test.each([{ error: 405 }, { error: { code: '405' } }, { errorCode: 405 }, { error_code: '405' }])(
  'The code of an envelope with %j is 405.',
  (sent) => {
    const body = { status: 'error', message: 'Ya se pagó', data: null, ...sent };
    expect(readFailure(200, body).details.serverCode).toBe(405);
  },
);

test.each([{ Data: { Code: 405 } }, { Error: { Code: '405' } }, { ErrorCode: 405 }, { ERROR_CODE: '405' }])(
  'In an envelope with capitals the code is found as %j: else a paid link would not be known as paid.',
  (sent) => {
    expect(readFailure(200, { Status: 'error', ...sent }).details.serverCode).toBe(405);
  },
);

test.each([{ error: 1 }, { errorCode: '0' }])('The flag %j is no code: the HTTP status counts.', (sent) => {
  expect(readFailure(406, { status: 'error', message: 'No existe', data: null, ...sent }).details.serverCode).toBe(406);
});

test.each([
  { status: 'error', message: 'Method Not Allowed' },
  { status: 'error', message: 'Método POST no permitido.' },
  { status: 'error', message: 'M&eacute;todo no permitido' },
  { status: 'error', message: '', data: 'Método no permitido' },
  { status: 'error', code: 405, message: 'Method "GET" not allowed.' },
  { status: 'fail', error: 'The GET method is not supported for this route.' },
  { status: 'error', message: 'Método "GET" no permitido.' },
  { status: 'error', message: 'El método HTTP GET no está permitido' },
  { status: 'error', message: "El me\u0301todo de solicitud 'get' no es compatible" },
  { status: 'error', message: 'Metodo de petición no permitido.' },
  { status: 'error', message: 'Solo se permite POST' },
  { status: 'error', message: null, detail: 'Método no permitido' },
  { status: 'error', message: null, errors: [{ code: 'method_not_allowed', detail: 'Método "GET" no permitido.' }] },
])('A 405 whose body %j speaks of the HTTP method does not prove a payment, in an envelope too.', (body) => {
  expect(readFailure(405, body).details.serverCode).toBeUndefined();
});

test.each([
  'Pagado con otro método',
  'Pagado con otro método. No hace falta pagar',
  'Ese método de pago no se usa más',
])('A 405 with the words %p proves a payment.', (message) => {
  expect(readFailure(405, { status: 'error', message }).details.serverCode).toBe(405);
});

test('A message that is not a text, or not from the API, is left out.', () => {
  expect(readFailure(400, { status: 'error', message: 7 }).details.serverMessage).toBeUndefined();
  expect(readFailure(502, { message: 'upstream 10.0.0.7', data: 'x' }).details).toMatchObject({
    serverMessage: undefined,
    data: undefined,
    httpStatus: 502,
  });
});
