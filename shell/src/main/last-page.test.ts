import { createSessionController, rememberOnDevice, useSession } from '@rifas/shared/session';
import { resumeLastPage } from './last-page';

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const open = (address: string): string => {
  history.replaceState(null, '', address);
  resumeLastPage();
  return location.pathname + location.search;
};

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ token: 'de-ana' });
});

test('An installed site opens at the page that the seller saw last.', () => {
  open('/dashboard/rifas/list');
  leave();
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard/rifas/list');
});

test('Without a last page an installed site opens at the home, and the mark leaves the address.', () => {
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard');
});

test('A public page is not remembered, because its address may hold a token.', () => {
  open('/pago/un-token');
  leave();
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard');
});

test('A stored address that is not a page of a seller is not opened.', () => {
  rememberOnDevice('ultima-pagina', '//example.com/dashboard');
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard');
});

test('A seller who opens the home by its address gets the home.', () => {
  open('/dashboard/rifas');
  leave();
  expect(open('/dashboard')).toBe('/dashboard');
});

test('After a logout the next seller on this device gets the home, although the page is hidden once more.', () => {
  open('/dashboard/rifas');
  leave();
  createSessionController({ tokenName: 'token', http: () => ({ call: jest.fn() }) }).logout();
  leave();
  expect(open('/dashboard?desde=inicio')).toBe('/dashboard');
});
