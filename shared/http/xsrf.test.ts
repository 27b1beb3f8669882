import { xsrfHeader } from './xsrf';

const COOKIES = 'a=1; XSRF-TOKEN=abc%3D; z=2';

test.each([
  ['POST', '/api/talon/generate-link', COOKIES, { 'X-XSRF-TOKEN': 'abc=' }],
  ['POST', 'api/talon/generate-link', COOKIES, { 'X-XSRF-TOKEN': 'abc=' }],
  ['GET', '/api/validate', COOKIES, {}],
  ['POST', 'https://api.example/upload-image', COOKIES, {}],
  ['POST', '//api.example/upload-image', COOKIES, {}],
  ['POST', '/api/talon/generate-link', 'a=1', {}],
  ['POST', '/api/talon/generate-link', 'MY-XSRF-TOKEN=no', {}],
])('%s %s with cookies "%s"', (method, url, cookies, header) => {
  expect(xsrfHeader(method, url, cookies)).toEqual(header);
});
