import { act, screen, waitFor, within } from '@testing-library/react';
import { getMyLinks } from '@rifas/shared/contracts';
import { AppError } from '@rifas/shared/http';
import { noteOffered } from '@rifas/shared/query';
import { useSession } from '@rifas/shared/session';
import type { SiteEntry } from '@rifas/shared/site';
import { renderShell } from '../testing/render-shell';
import { Header } from './Header';

const MENU: readonly SiteEntry[] = [
  { remote: 'mf-rifas', to: '/dashboard/rifas', label: 'Pagar rifa con tarjeta', order: 30, icon: 'card' },
  { remote: 'mf-rifas', to: '/dashboard/rifas/list', label: 'Rifas', order: 50, icon: 'ticket' },
  { remote: 'mf-rifas', to: '/dashboard/rifas/transfer', label: 'Bolsa', order: 70, icon: 'bag' },
  { remote: 'mf-premios', to: '/dashboard/premios', label: 'Premios', order: 90, icon: 'none of ours' },
];

const arrive = (at: string) => renderShell(<Header menu={MENU} />, { at });
const menu = () => screen.getByRole('navigation', { hidden: true });
const current = () =>
  within(menu())
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'));

test.each([
  ['/dashboard', 'Inicio'],
  ['/dashboard/rifas', 'Pagar rifa con tarjeta'],
  ['/dashboard/rifas/list', 'Rifas'],
  ['/dashboard/rifas/transfer/bolsa', 'Bolsa'],
  ['/dashboard/premios/7', 'Premios'],
])('at %s the only marked item of the menu is %s', (at, label) => {
  arrive(at);
  expect(current().map(({ textContent }) => textContent)).toEqual([label]);
});

describe('An entry of an optional call', () => {
  const links: SiteEntry = {
    remote: 'mf-rifas',
    to: '/dashboard/rifas/links',
    label: 'Links de pago',
    order: 55,
    icon: 'link',
    call: 'getMyLinks',
  };
  const names = () =>
    within(menu())
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent);

  const refused = () => {
    const error = new AppError('http', 'HTTP 405', { httpStatus: 405 });
    return noteOffered(getMyLinks, Promise.reject(error)).catch(() => undefined);
  };
  beforeEach(refused);

  async function answered() {
    const { user } = renderShell(<Header menu={[...MENU, links]} />, { at: '/dashboard' });
    await act(() => noteOffered(getMyLinks, Promise.resolve()));
    expect(names()).not.toContain('Links de pago');
    return user;
  }

  test('moves no other entry: it appears on the next page after the API has answered', async () => {
    const user = await answered();
    await user.click(screen.getByRole('link', { name: 'Premios' }));
    expect(names()).toContain('Links de pago');
  });

  test('is there when a folded menu opens, but does not come while it is open', async () => {
    const user = await answered();
    await user.click(screen.getByRole('button', { name: 'Menú' }));
    expect(names()).toContain('Links de pago');
    await act(refused);
    expect(names()).toContain('Links de pago');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Menú' }));
    expect(names()).not.toContain('Links de pago');
  });
});

test.each([
  [8, false],
  [9, true],
])('with %i entries the header folds what one line has no room for: %s', (count, folds) => {
  const entries = Array.from({ length: count }, (_, index) => ({ ...MENU[3]!, to: `/dashboard/premios-${index}` }));
  renderShell(<Header menu={entries} />, { at: '/dashboard' });
  expect(screen.getByRole('banner').hasAttribute('data-many')).toBe(folds);
});

test('the manual opens in a new tab', async () => {
  const { user } = arrive('/dashboard');
  await user.click(screen.getByRole('button', { name: 'Menú' }));
  const manual = within(menu()).getByRole('link', { name: 'Manual de usuario' });
  expect(manual).toHaveAttribute('href', '/manual.html');
  expect(manual).toHaveAttribute('target', '_blank');
  expect(manual).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('Escape closes the menu and gives the focus back to its button; with a closed menu Escape leaves the focus alone', async () => {
  const { user } = arrive('/dashboard');
  const toggle = screen.getByRole('button', { name: 'Menú' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  within(menu()).getByRole('link', { name: 'Rifas' }).focus();
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();

  screen.getByRole('link', { name: /, inicio$/ }).focus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: /, inicio$/ })).toHaveFocus();
});

test('tabbing out of the header closes the menu and focuses the page; a press on the page leaves the menu open', async () => {
  const { user } = renderShell(
    <>
      <Header menu={MENU} />
      <button>en la página</button>
    </>,
    { at: '/dashboard' },
  );
  const toggle = screen.getByRole('button', { name: 'Menú' });
  await user.click(toggle);
  screen.getByRole('link', { name: /, inicio$/ }).focus();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  within(menu()).getByRole('button', { name: 'Salir' }).focus();
  await user.tab();
  const inPage = screen.getByRole('button', { name: 'en la página' });
  expect(inPage).toHaveFocus();
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  await user.click(toggle);
  await user.click(inPage);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test.each(['Tab', 'Escape'])(
  '%s on the page closes a menu that was left open, and leaves the focus on the page',
  async (key) => {
    const { user } = renderShell(
      <>
        <Header menu={MENU} />
        <button>en la página</button>
        <button>debajo</button>
      </>,
      { at: '/dashboard' },
    );
    const toggle = screen.getByRole('button', { name: 'Menú' });
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'en la página' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    expect(screen.getByRole('button', { name: key === 'Tab' ? 'debajo' : 'en la página' })).toHaveFocus();
  },
);

test('navigating to a page closes the menu', async () => {
  const { user, address } = arrive('/dashboard');
  await user.click(screen.getByRole('button', { name: 'Menú' }));
  await user.click(within(menu()).getByRole('link', { name: 'Rifas' }));
  expect(address()).toBe('/dashboard/rifas/list');
  expect(screen.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-expanded', 'false');
});

test('a page starts at its top, even while it loads', async () => {
  const { user } = arrive('/dashboard');
  await user.click(screen.getByRole('button', { name: 'Menú' }));
  document.documentElement.scrollTop = 213;
  await user.click(within(menu()).getByRole('link', { name: 'Rifas' }));
  expect(document.documentElement.scrollTop).toBe(0);
});

test('Salir ends the session', async () => {
  const { user } = arrive('/dashboard');
  useSession.setState({ status: 'active', token: 't', loggedOut: false });
  await user.click(screen.getByRole('button', { name: 'Menú' }));
  await user.click(within(menu()).getByRole('button', { name: 'Salir' }));
  expect(useSession.getState()).toMatchObject({ status: 'anonymous', token: undefined, loggedOut: true });
});
