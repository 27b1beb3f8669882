import { STATUS_CODES } from 'node:http';
import { readFailure } from './client.testing';
import { isMeantForPeople } from './meant-for-people';

const OWN_WORDS = 'Usuario o contraseña incorrectos';
const FOREIGN_WORDS = [
  ['a stack trace of Node', 'TypeError: x is not a function\n    at handler (/srv/app/index.js:10:5)'],
  ['a stack trace of PHP', 'PDOException: SQLSTATE[HY000] [2002] Connection refused'],
  ['a stack trace of Python', 'Traceback (most recent call last):'],
  ['a page', '<!doctype html><html><head><title>502 Bad Gateway</title>'],
  ['a tag', 'Error <b>grave</b>'],
  ['an internal address', 'connect ECONNREFUSED 10.0.0.7:4000'],
  ['a warning of PHP', 'Undefined variable $x in /var/www/api.php on line 12'],
  ['a sentence of Node', "Cannot read properties of undefined (reading 'id')"],
  ['HTTP’s own words', 'Unauthorized'],
  ['the same with a stop', 'CSRF token mismatch.'],
  ['a name of an error', 'invalid_credentials'],
  ['a name with dots', 'auth.failed'],
  ['a code', 'E1001'],
  ['a token', '5d0a6f0c7b1e4a55b1d0f6f5b8a3c2e1'],
  ['no more than that it failed', 'error'],
  ['a wall of text', 'x'.repeat(501)],
  ['nothing', '   '],
  ['English of Laravel', 'The given data was invalid.'],
  ['English of Spring', 'Bad credentials'],
  ['English of ASP.NET', 'One or more validation errors occurred.'],
  ['English of Spring about paths', 'No static resource api/talon.'],
  ['English of MySQL', 'MySQL server has gone away'],
  ['English of PostgreSQL', 'duplicate key value violates unique constraint "talon_pkey"'],
  ['English of Python', "'NoneType' object has no attribute 'id'"],
  ['English of a gateway', 'Insufficient funds'],
  ['a code of Oracle', 'ORA-00001: restricción única (RIFAS.PK) violada'],
  ['JSON within the text', '{"code":5,"msg":"no se pudo"}'],
  ['JSON of Zod within the text', '[\n  {\n    "path": ["email"],\n    "message": "Ese email no es válido"\n  }\n]'],
  [
    'what Spring makes of a form, with what was typed',
    "Field error in object 'x' on field 'clave': rejected value [Mi clave]; default message [no debe estar vacío]",
  ],
  ['English of Apache', 'Request Entity Too Large'],
  ['English of a proxy', 'Service temporarily unavailable'],
  ['English of Symfony', 'Validation error'],
  ['English of Rails', 'You need to sign in or sign up before continuing.'],
  ['English of an old Spring', 'No message available'],
  ['English of Java without its database', 'Connection refused'],
  ['English of Quarkus', 'Constraint Violation'],
  ['English of Slim', 'Slim Application Error'],
  ['English of JDBC', 'Communications link failure'],
  ['English of Go', 'dial tcp: lookup db: no such host'],
  ['English of Envoy', 'no healthy upstream'],
  ['a code of Node for a connection', 'read ECONNRESET'],
  ['a code of Node for a name', 'getaddrinfo EAI_AGAIN db'],
  ['a code of Node for time', 'read ETIMEDOUT'],
] as const;

test('No phrase that HTTP has for a refusal is shown to people.', () => {
  const phrases = Object.entries(STATUS_CODES).flatMap(([status, phrase]) => (Number(status) < 400 ? [] : [phrase]));
  // Nobody answers with the joke of 418.
  expect(phrases.filter(isMeantForPeople)).toEqual(["I'm a Teapot"]);
});

test.each([200, 400, 401, 403, 404, 409, 422, 429, 500, 503])(
  'the message of an API envelope is the text for people, with status %d too',
  (httpStatus) => {
    expect(readFailure(httpStatus, { status: 'error', data: null, message: OWN_WORDS }).serverText).toBe(OWN_WORDS);
    expect(readFailure(httpStatus, { status: 'error', data: OWN_WORDS }).serverText).toBe(OWN_WORDS);
  },
);

describe.each(FOREIGN_WORDS)('%s', (_name, words) => {
  test.each([
    ['in message', { status: 'error', data: null, message: words }],
    ['in data', { status: 'error', data: words }],
    ['in both', { status: 'error', data: words, message: words }],
  ])('%s of an envelope is not shown to people', (_where, body) => {
    for (const httpStatus of [200, 400, 500]) {
      const error = readFailure(httpStatus, body);
      expect(error.serverText).toBeUndefined();
      expect(error.details.serverMessage).toBeUndefined();
      expect(isMeantForPeople(error.userMessage)).toBe(true);
    }
  });
});

test.each([
  ['of JSend', { status: 'fail', data: { email: 'Ese email ya está en uso' } }],
  [
    'of Laravel',
    { status: 'error', message: 'The given data was invalid.', errors: { email: ['Ese email ya est&aacute; en uso'] } },
  ],
  [
    'of Spring',
    { status: 'error', errors: [{ field: 'email', code: 'Unique', defaultMessage: 'Ese email ya está en uso' }] },
  ],
  ['of Nest', { status: 'error', message: ['Ese email ya está en uso'], error: 'Bad Request' }],
  ['of Express', { status: 'error', error: 'Ese email ya está en uso', data: null }],
  ['of Express with a code', { Status: 'Error', Error: { code: 'E_TAKEN', message: 'Ese email ya está en uso' } }],
])('The reasons that a refusal gives for each field, in the format %s, are shown to people.', (_manner, body) => {
  expect(readFailure(422, body).serverText).toBe('Ese email ya está en uso');
});

test.each([
  ['in its detail', { title: 'Unprocessable Entity', detail: 'Ese email ya est&aacute; en uso' }],
  ['in its title', { title: 'Ese email ya está en uso' }],
  ['field by field', { title: 'One or more errors occurred.', errors: { Email: ['Ese email ya está en uso'] } }],
  ['in the message of a framework', { error: 'Unprocessable Entity', message: 'Ese email ya está en uso' }],
])('The words that a problem document has %s are a refusal by the API, and are shown to people.', (_where, body) => {
  const problem = (status: number) => readFailure(status, { type: 'about:blank', status, ...body });
  for (const status of [400, 409, 422])
    expect(problem(status)).toMatchObject({ code: 'rejected', serverText: 'Ese email ya está en uso' });
  expect(problem(401)).toMatchObject({ code: 'unauthorized', serverText: 'Ese email ya está en uso' });
  expect(problem(405).details.serverCode).toBeUndefined();
  expect(problem(500).code).toBe('http');
  expect(problem(502).serverText).toBeUndefined();
  expect(readFailure(422, { status: 400, ...body }).serverText).toBeUndefined();
  expect(readFailure(200, { status: 200, ...body }).code).toBe('contract');
});

test.each([
  ['Laravel', { message: 'Ese email ya está en uso', errors: { email: ['Ese email ya está en uso'] } }],
  ['FastAPI', { detail: 'Ese email ya está en uso' }],
  ['Rails', { errors: ['Ese email ya está en uso'] }],
  ['Express', { error: { message: 'Ese email ya está en uso' } }],
  ['Nest', { statusCode: 409, message: ['Ese email ya está en uso'], error: 'Conflict' }],
])('The words of %s, which refuses without a status, are a refusal by the API and shown to people.', (_what, body) => {
  for (const status of [400, 404, 409, 422])
    expect(readFailure(status, body)).toMatchObject({ code: 'rejected', serverText: 'Ese email ya está en uso' });
  expect(readFailure(405, body).details.serverCode).toBeUndefined();
  for (const status of [200, 408, 429, 500, 503]) expect(readFailure(status, body).serverText).toBeUndefined();
});

test.each<[string, Readonly<Record<string, unknown>>, string | undefined]>([
  [
    'several, each of them once',
    { email: ['Falta el email', 'Falta el email'], phone: 'Falta el celular' },
    'Falta el email · Falta el celular',
  ],
  [
    'the first of more than anybody reads',
    { a: `Falta a${'a'.repeat(300)}`, b: `Falta b${'b'.repeat(300)}` },
    `Falta a${'a'.repeat(300)}`,
  ],
  ['none in English', { email: ['The email field is required.'] }, undefined],
  ['none that are names or codes', { email: 'required', code: 'E_TAKEN', tries: 3, more: null }, undefined],
  ['none that stand deeper than any of a field', { a: { b: { c: { d: 'Ese email ya está en uso' } } } }, undefined],
])('Of the reasons of a refusal, the text for people contains %s.', (_what, errors, text) => {
  expect(readFailure(422, { status: 'error', errors }).serverText).toBe(text);
  expect(readFailure(422, { status: 'fail', data: errors }).serverText).toBe(text);
});

test.each([
  ['Spring', [{ field: 'Nombre', rejectedValue: 'Ana la Reina', defaultMessage: 'El nombre ya existe' }]],
  ['FastAPI', [{ loc: ['body'], msg: 'El nombre ya existe', input: 'Ana la Reina', ctx: { given: 'Ana la Reina' } }]],
  ['Express', [{ type: 'field', value: 'Ana la Reina', msg: 'El nombre ya existe', path: 'Nombre' }]],
  ['ASP.NET', [{ PropertyName: 'Nombre', ErrorMessage: 'El nombre ya existe', AttemptedValue: 'Ana la Reina' }]],
  ['Yup', [{ value: 'Ana la Reina', path: 'Nombre', errors: ['El nombre ya existe'], inner: [] }]],
  ['Mongoose', { Nombre: { message: 'El nombre ya existe', kind: 'unique', value: 'Ana la Reina' } }],
  ['Nest', [{ target: { clave: 'mi clave' }, value: 'Ana', constraints: { isUnique: 'El nombre ya existe' } }]],
])('A reason of %s is shown without what the person typed, which stands beside it.', (_manner, errors) => {
  expect(readFailure(422, { status: 'error', errors }).serverText).toBe('El nombre ya existe');
  expect(readFailure(422, { detail: errors }).serverText).toBe('El nombre ya existe');
});

test.each([
  ['Rails', { email: ['no puede estar en blanco'], 'comprador.nombre': ['no puede estar en blanco'] }],
  [
    'Spring',
    [
      { field: 'email', defaultMessage: 'no puede estar en blanco', rejectedValue: '' },
      { field: 'nombre', message: 'no puede estar en blanco' },
    ],
  ],
  [
    'Symfony',
    [
      { propertyPath: 'email', title: 'no puede estar en blanco' },
      { propertyPath: 'comprador[nombre]', title: 'no puede estar en blanco' },
    ],
  ],
])('A reason of %s that does not name its field is shown with the name.', (_who, errors) => {
  const text = 'email: no puede estar en blanco · nombre: no puede estar en blanco';
  expect(readFailure(422, { status: 'error', errors }).serverText).toBe(text);
});

test('A reason that says "este campo" is shown with the name of the field, and a whole sentence is not.', () => {
  const errors = { Celular: ['Este campo es requerido.'], base: ['No hay saldo'], 'talones.0': ['ya no está'] };
  expect(readFailure(400, { status: 'error', errors }).serverText).toBe(
    'Celular: Este campo es requerido. · No hay saldo · ya no está',
  );
});

test.each([
  ['Laravel', 'El campo email es obligatorio. (and 1 more error)'],
  ['Pydantic', 'Value error, El campo email es obligatorio.'],
  ['Pydantic for an assertion', 'Assertion failed, El campo email es obligatorio.'],
  ['Sequelize', 'Validation error: El campo email es obligatorio.'],
  ['Rails', 'Validation failed: El campo email es obligatorio.'],
])('The English that %s puts around a translated text is not shown.', (_who, message) => {
  for (const body of [{ message }, { data: message }, { errors: { email: [message] } }, { detail: [{ msg: message }] }])
    expect(readFailure(422, { status: 'error', ...body }).serverText).toBe('El campo email es obligatorio.');
});

test('The message of a refusal counts before its reasons for each field, and data without reasons is not shown.', () => {
  const errors = { email: ['Ese email ya está en uso'] };
  expect(readFailure(422, { status: 'error', message: 'Revisá los datos', errors }).serverText).toBe(
    'Revisá los datos',
  );
  expect(readFailure(422, { status: 'error', data: { nombre: 'Ana Pereira' } }).serverText).toBeUndefined();
  expect(readFailure(502, { status: 'fail', data: errors }).serverText).toBeUndefined();
});

test.each([
  ['of a proxy', 502, { message: 'upstream 10.0.0.7 refused', error: 'Bad Gateway' }],
  ['of a framework', 500, { statusCode: 500, error: 'Internal Server Error', message: 'Something failed' }],
  ['of a problem document', 404, { type: 'about:blank', title: 'Not Found', status: 404, detail: 'No route' }],
  ['of an API gateway', 401, { message: 'No API key found in request' }],
  ['that is a text', 503, 'Service Unavailable'],
  ['that is no JSON', 200, undefined],
  ['that is a list', 200, ['Error']],
])('a body %s is not an envelope, so no part of it is shown to people', (_name, httpStatus, body) => {
  const error = readFailure(httpStatus, body);
  expect(error.serverText).toBeUndefined();
  expect(error.details.data).toBeUndefined();
});

test.each([502, 504])(
  'the text of an answer with status %d comes from a gateway and is not shown, even in an envelope',
  (httpStatus) => {
    const error = readFailure(httpStatus, {
      status: 'error',
      data: 'upstream connect failed',
      message: 'no healthy upstream',
    });
    expect([error.serverText, error.details.data]).toEqual([undefined, undefined]);
    expect(error.code).toBe('http');
  },
);

test.each([
  'Talones pagos',
  'Inválido',
  'Este link ya no existe: escribile a The Travel Club',
  'Has usado todo tu saldo',
  'No autorizado.',
  'Error: ese mail ya está en uso.',
  'El precio es 1.234,50 < 2.000',
  'Escribí a contacto@rifas.example',
  '[Aviso] Saldo insuficiente',
  'ESTE MAIL NO EXISTE',
])('the text %p can be meant for people', (words) => expect(isMeantForPeople(words)).toBe(true));
