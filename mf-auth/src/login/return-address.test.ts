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
])('the state %j leads to %s', (state, address) => {
  expect(returnAddress(state)).toBe(address);
});

test.each([
  [{ from: '/dashboard', expired: true }, true],
  [{ from: '/dashboard', expired: false }, false],
  [{ from: '/dashboard' }, false],
  [{ expired: 'true' }, false],
  ['expired', false],
  [null, false],
])('the state %j of a session that ended: %s', (state, ended) => {
  expect(sessionEnded(state)).toBe(ended);
});
