import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from '@rifas/shared/routing';
import { useSession, type SessionStatus } from '@rifas/shared/session';
import { renderShell } from '../testing/render-shell';
import { Guard } from './Guard';
import { SignedOutOnly } from './SignedOutOnly';

function Login() {
  const { state } = useLocation();
  const { from = 'home', expired } = (state ?? {}) as { from?: string; expired?: boolean };
  return (
    <>
      <p>login, then {from}</p>
      {expired && <p>expired</p>}
    </>
  );
}

const leave = jest.fn();
const onSent = jest.fn();

const visit = (at: string | { pathname: string; state: unknown }) =>
  renderShell(
    <Routes>
      <Route
        path="/dashboard/*"
        element={
          <Guard leave={leave}>
            <p>inside</p>
          </Guard>
        }
      />
      <Route
        path="/login"
        element={
          <SignedOutOnly otherwise="/dashboard" onSent={onSent}>
            <Login />
          </SignedOutOnly>
        }
      />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at },
  );

const session = (status: SessionStatus) =>
  useSession.setState({ status, token: undefined, passenger: undefined, loggedOut: false });

test('a visitor without a session goes from a deep link to /login, which knows the way back', () => {
  session('anonymous');
  visit('/dashboard/rifas?paso=2#x');
  expect(screen.getByText('login, then /dashboard/rifas?paso=2#x')).toBeInTheDocument();
});

test('a session that comes back during a press of Reintentar shows the page after the press', async () => {
  session('unreachable');
  visit('/dashboard/rifas');
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  fireEvent(retry, new MouseEvent('pointerdown', { bubbles: true }));
  act(() => session('active'));
  expect(retry).toBeInTheDocument();
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  fireEvent(retry, new MouseEvent('pointercancel', { bubbles: true }));
  expect(await screen.findByText('inside')).toBeVisible();
  expect(retry).not.toBeInTheDocument();
});

test('a session that ends while a page is open leads to /login', () => {
  session('active');
  visit('/dashboard/depositos');
  expect(screen.getByText('inside')).toBeInTheDocument();
  act(() => session('anonymous'));
  expect(screen.getByText('login, then /dashboard/depositos')).toBeInTheDocument();
});

test('/login shows that a session has expired, but not to a visitor who never had one', () => {
  session('anonymous');
  const { unmount } = visit('/dashboard');
  expect(screen.queryByText('expired')).not.toBeInTheDocument();
  unmount();
  session('unknown');
  useSession.setState({ token: 'stored' });
  session('anonymous');
  visit('/dashboard');
  expect(screen.getByText('expired')).toBeInTheDocument();
});

test('a logout does not count as an expired session, not even at the next visit', () => {
  useSession.setState({ status: 'active', token: 't' });
  useSession.setState({ status: 'anonymous', token: undefined, loggedOut: true });
  session('anonymous');
  visit('/dashboard');
  expect(screen.queryByText('expired')).not.toBeInTheDocument();
});

test('a logout fully loads /login once, with no way back', () => {
  session('active');
  const { address } = visit('/dashboard/depositos');
  act(() => useSession.setState({ status: 'anonymous', loggedOut: true }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  expect(screen.queryByText(/login, then/)).not.toBeInTheDocument();
  expect(address()).toBe('/dashboard/depositos');
});

test('"back" to the page that a logout left, as the browser kept it, loads /login again', () => {
  leave.mockClear();
  session('active');
  const { unmount } = visit('/dashboard/depositos');
  act(() => useSession.setState({ status: 'anonymous', loggedOut: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(leave).toHaveBeenCalledTimes(2);
  unmount();
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(leave).toHaveBeenCalledTimes(2);
});

test('a failed check of the session is explained inside the site, and does not lead to /login', () => {
  session('unreachable');
  const { address } = visit('/dashboard/depositos');
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(address()).toBe('/dashboard/depositos');
});

test.each([
  ['http', 1],
  ['contract', 1],
  ['network', 0],
  ['rate-limited', 0],
] as const)(
  'a new login is offered after a failure of the server, and not without a connection (%s)',
  async (problem, ways) => {
    session('unreachable');
    useSession.setState({ problem });
    visit('/dashboard/depositos');
    const links = screen.queryAllByRole('link', { name: 'Ingresar de nuevo' });
    expect(links).toHaveLength(ways);
    if (!links[0]) return;
    fireEvent.click(links[0]);
    expect(await screen.findByText('login, then /dashboard/depositos')).toBeInTheDocument();
  },
);

test('neither the page nor the login is shown while the session is being checked', () => {
  session('unknown');
  visit('/dashboard');
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  expect(screen.queryByText(/login/)).not.toBeInTheDocument();
});

test.each([undefined, '//evil.example/x', '/\\evil.example/x', '/\t/evil.example/x'])(
  'a visitor with a valid session at /login goes to /dashboard, and never off the site: %j',
  (from) => {
    session('active');
    visit({ pathname: '/login', state: { from } });
    expect(screen.getByText('inside')).toBeInTheDocument();
  },
);

test('a slow check of the session shows what the page waits for', () => {
  jest.useFakeTimers();
  session('unknown');
  visit('/dashboard/depositos');
  expect(screen.queryByText('El servidor tarda en responder')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(8_000));
  expect(screen.getByText('El servidor tarda en responder')).toBeVisible();
  act(() => session('active'));
  expect(screen.getByText('inside')).toBeVisible();
  expect(screen.queryByText('El servidor tarda en responder')).not.toBeInTheDocument();
});
