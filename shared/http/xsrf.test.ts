import { xsrfHeader } from './xsrf';

const COOKIES = 'a=1; XSRF-TOKEN=abc%3D; z=2';

test.each([
  ['POST', '/api/talon/generate-link', COOKIES, { 'X-XSRF-TOKEN': 'abc=' }],
  ['POST', 'api/talon/generate-link', COOKIES, { 'X-XSRF-TOKEN': 'abc=' }],
  ['GET', '/api/validate', COOKIES, {}],
  ['POST', 'https://api.example/upload-image', COOKIES, {}],
  ['POST', '//api.example/upload-image', COOKIES, {}],
  ['POST', '/api/talon/generate-link', 'XSRF-TOKEN=100%zz; z=2', { 'X-XSRF-TOKEN': '100%zz' }],
  ['POST', '/api/talon/generate-link', 'a=1', {}],
  ['POST', '/api/talon/generate-link', 'MY-XSRF-TOKEN=no', {}],
])(
  'only a write to this site with the XSRF cookie gets the XSRF header: %s %s with cookies "%s"',
  (method, url, cookies, header) => {
    expect(xsrfHeader(method, url, cookies)).toEqual(header);
  },
);

test.each([
  ['HEAD', '/api/x', {}],
  ['POST', '/api/x?next=https://other.example/y', { 'X-XSRF-TOKEN': 'abc=' }],
  ['POST', 'API2+x.y-z://other.example/x', {}],
  ['POST', '2api://x', { 'X-XSRF-TOKEN': 'abc=' }],
])('only a write to this site gets the XSRF header: %s %s', (method, url, header) => {
  expect(xsrfHeader(method, url, COOKIES)).toEqual(header);
});
