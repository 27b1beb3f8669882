import { returnAddress, sessionEnded } from './return-address';

test.each([
  [{ from: '/dashboard/rifas/list?estado=Pago#abajo' }, '/dashboard/rifas/list?estado=Pago#abajo'],
  [{ from: '/' }, '/'],
  [{ from: '//otro.sitio' }, '/dashboard'],
  [{ from: '/\\otro.sitio' }, '/dashboard'],
  [{ from: '/\t/otro.sitio' }, '/dashboard'],
  [{ from: '/.//otro.sitio' }, '/dashboard'],
  [{ from: 'https://otro.sitio' }, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [{}, '/dashboard'],
  ['/dashboard/rifas', '/dashboard'],
  [null, '/dashboard'],
])('the history state %j leads to the address %s after the login', (state, address) => {
  expect(returnAddress(state)).toBe(address);
});

test.each([
  [{ from: '/dashboard', expired: true }, true],
  [{ from: '/dashboard', expired: false }, false],
  [{ from: '/dashboard' }, false],
  [{ expired: 'true' }, false],
  ['expired', false],
  [null, false],
])('the history state %j marks a session that ended: %s', (state, ended) => {
  expect(sessionEnded(state)).toBe(ended);
});
