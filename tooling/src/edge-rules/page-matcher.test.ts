import { pageMatcher } from './page-matcher';

const pageOf = pageMatcher([
  { pattern: '/login', file: 'login.html' },
  { pattern: '/pago/:token', file: 'pago.html' },
  { pattern: '/dashboard/rifas', file: 'rifas.html' },
  { pattern: '/dashboard/rifas/transfer/*', file: 'transfer.html' },
  { pattern: '/dashboard', file: 'dashboard.html' },
  { pattern: '*', file: 'index.html' },
]);

test.each([
  ['/login', 'login.html'],
  ['/login/', 'login.html'],
  ['/loginx', 'index.html'],
  ['/pago/aB-c_9', 'pago.html'],
  ['/pago/a/b', 'index.html'],
  ['/dashboard/rifas', 'rifas.html'],
  ['/dashboard/rifas/transfer', 'transfer.html'],
  ['/dashboard/rifas/transfer/directa', 'transfer.html'],
  ['/dashboard/rifas/transferx', 'index.html'],
  ['/dashboard', 'dashboard.html'],
  ['/', 'index.html'],
])('the address %s gets the page %s', (path, file) => {
  expect(pageOf(path)).toBe(file);
});
