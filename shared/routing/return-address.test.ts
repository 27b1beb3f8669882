import { safeReturnAddress } from './return-address';

test.each([
  ['/', '/'],
  ['/dashboard/rifas/list?estado=Pago#abajo', '/dashboard/rifas/list?estado=Pago#abajo'],
  ['/pago/a.b-c?x=//evil.example', '/pago/a.b-c?x=//evil.example'],
  ['/dashboard/../login', '/login'],
])('The path %s of this site is returned in the form that the browser opens: %s.', (text, address) => {
  expect(safeReturnAddress(text)).toBe(address);
});

test.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/%09/evil.example', '/%2e%2e%2f%2fevil.example'])(
  'The encoded path %s is returned, because it stays on this origin.',
  (text) => {
    const address = safeReturnAddress(text);
    expect(address).toBeDefined();
    expect(new URL(address!, 'https://rifas.example').origin).toBe('https://rifas.example');
    expect(new URL(address!, 'https://rifas.example').pathname).not.toMatch(/^\/\//);
  },
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/dashboard\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  '/%2e//evil.example',
  'https:evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'evil.example',
  'dashboard',
  '@evil.example',
  '//[',
  '',
])('The address %j is refused.', (text) => {
  expect(safeReturnAddress(text)).toBeUndefined();
});

test.each([undefined, null, 7, {}, ['/dashboard']])('The value %j is not an address.', (value) => {
  expect(safeReturnAddress(value)).toBeUndefined();
});
