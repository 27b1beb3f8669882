import { locationOnSite } from './location-on-site';

test.each([
  ['http://api:3001', 'http://api:3001/api/x/?a=1#b', '/api/x/?a=1#b'],
  ['http://api:3001', 'https://api:3001/api/x', '/api/x'],
  ['http://api:3001', '/api/x/', '/api/x/'],
  ['http://api:3001', 'http://api:3002/api/x', 'http://api:3002/api/x'],
  ['http://api:3001/v1', 'http://api:3001/v1/api/x', '/api/x'],
  ['http://api:3001/v1', 'http://api:3001/v10/api/x', 'http://api:3001/v10/api/x'],
  ['http://api:3001/v1', '/v1/api/x', '/api/x'],
  ['http://api:3001/v1/', '/v1/api/x', '/api/x'],
  ['http://api:3001/v1', '/login', '/login'],
  ['http://api:3001', 'x/', 'x/'],
  ['http://api:3001', '//api:3001/api/x', '//api:3001/api/x'],
  ['http://api:3001', 'http://[', 'http://['],
  ['http://api:3001', 'https://pasarela.example/pagar', 'https://pasarela.example/pagar'],
])('behind the API %s the redirect %s leads a browser to %s', (api, location, asked) => {
  expect(locationOnSite(location, new URL(api))).toBe(asked);
});
