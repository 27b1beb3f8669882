import { authHeaders, renewedToken, type AuthenticatedRequest } from './auth-headers';

const request: AuthenticatedRequest = {
  method: 'GET',
  url: '/api/validate',
  authenticated: true,
  token: 'secret',
  authorizationScheme: '',
  cookies: 'XSRF-TOKEN=abc%3D',
};

test.each<[string, Partial<AuthenticatedRequest>, Record<string, string>]>([
  ['sends the stored token as it is', {}, { Authorization: 'secret' }],
  ['writes the scheme before the token', { authorizationScheme: 'Bearer' }, { Authorization: 'Bearer secret' }],
  [
    'says a scheme once that the token itself begins with',
    { token: 'bearer secret', authorizationScheme: 'Bearer' },
    { Authorization: 'bearer secret' },
  ],
  ['sends no token with a public call', { authenticated: false }, {}],
  ['sends no token where none is stored', { token: undefined }, {}],
  [
    'sends the XSRF token, decoded, with a write',
    { method: 'POST' },
    { Authorization: 'secret', 'X-XSRF-TOKEN': 'abc=' },
  ],
  [
    'keeps the XSRF token from another site',
    { method: 'POST', url: 'https://other.example/api' },
    { Authorization: 'secret' },
  ],
  ['sends no XSRF token without the cookie', { method: 'POST', cookies: 'a=1' }, { Authorization: 'secret' }],
])('A request %s.', (_what, change, headers) => {
  expect(authHeaders({ ...request, ...change })).toEqual(headers);
});

test.each([
  ['abc', 'abc'],
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
  ['Token a.b-c_d/+==', 'a.b-c_d/+=='],
  [' ', undefined],
  ['Bearer', undefined],
  ['Bearer null', undefined],
  ['Basic a, Bearer b', undefined],
  ['Bearer abc, Bearer abc', 'abc'],
  ['abc,abc', 'abc'],
  ['Bearer abc, Bearer abcd', undefined],
  [null, undefined],
  [undefined, undefined],
])('The Authorization header %p of an answer gives the new token %p.', (header, token) =>
  expect(renewedToken(header)).toBe(token),
);
