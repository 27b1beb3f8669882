import { createSessionController, rememberOnDevice, useSession } from '@rifas/shared/session';
import { keepLastPage } from './keep-last-page';
import { resumeLastPage } from './last-page';

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

let endKeeping = (): void => undefined;

/** Only the frame of the seller's pages keeps the page. */
const open = (address: string): string => {
  history.replaceState(null, '', address);
  resumeLastPage();
  document.body.innerHTML = '<div><header></header><main></main></div>';
  endKeeping();
  endKeeping = location.pathname.startsWith('/dashboard') ? keepLastPage() : () => undefined;
  return location.pathname + location.search;
};

beforeEach(() => useSession.setState({ token: 'de-ana' }));

test.each([
  ['at the page that the seller saw last', '/dashboard/rifas/list', '/dashboard?desde=inicio', '/dashboard/rifas/list'],
  [
    'at the home without a last page, and the mark leaves the address',
    undefined,
    '/dashboard?desde=inicio',
    '/dashboard',
  ],
  ['at no public page, whose address may hold a token', '/pago/un-token', '/dashboard?desde=inicio', '/dashboard'],
  ['at the home if the seller opens it by its address', '/dashboard/rifas', '/dashboard', '/dashboard'],
])('An installed site opens %s.', (_where, last, address, opened) => {
  if (last !== undefined) {
    open(last);
    leave();
  }
  expect(open(address)).toBe(opened);
});

test('A stored address that is not a page of a seller is not opened.', () => {
  rememberOnDevice('ultima-pagina', '//example.com/dashboard');
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard');
});

test('A page that blocked the browser is not opened again: nothing was heard of it since it was opened.', () => {
  open('/dashboard/rifas');
  leave();
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard/rifas');
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard');
});

test.each([
  ['removed everything', () => (document.body.innerHTML = '')],
  ['drew itself in place of the site', () => (document.querySelector('div')!.innerHTML = '<h1>Sorteos</h1>')],
  ['wrote the markup of the body again', () => (document.body.innerHTML += '<p>Chat</p>')],
])('A page that %s is not opened again: it has no menu that leads away from it.', (_what, breakPage) => {
  open('/dashboard/sorteos');
  breakPage();
  leave();
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard');
});

test('After a logout the next seller on this device gets the home, although the page is hidden once more.', () => {
  open('/dashboard/rifas');
  leave();
  createSessionController({ tokenName: 'token', http: () => ({ call: jest.fn() }) }).logout();
  leave();
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard');
});
