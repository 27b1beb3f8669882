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
          <SignedOutOnly otherwise="/dashboard">
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

test('without a session a deep link leads to /login, which knows the way back', () => {
  session('anonymous');
  visit('/dashboard/rifas?paso=2#x');
  expect(screen.getByText('login, then /dashboard/rifas?paso=2#x')).toBeInTheDocument();
});

test('a session that ends while a page is open leads to /login', () => {
  session('active');
  visit('/dashboard/depositos');
  expect(screen.getByText('inside')).toBeInTheDocument();
  act(() => session('anonymous'));
  expect(screen.getByText('login, then /dashboard/depositos')).toBeInTheDocument();
});

test('the login is told that a session ended by itself, and not told so about a visitor who never had one', () => {
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

test('a logout is no session that ended by itself, not even for the next visit', () => {
  useSession.setState({ status: 'active', token: 't' });
  useSession.setState({ status: 'anonymous', token: undefined, loggedOut: true });
  session('anonymous');
  visit('/dashboard');
  expect(screen.queryByText('expired')).not.toBeInTheDocument();
});

test('a logout leaves by a full load of /login, once, with no way back', () => {
  session('active');
  const { address } = visit('/dashboard/depositos');
  act(() => useSession.setState({ status: 'anonymous', loggedOut: true }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  expect(screen.queryByText(/login, then/)).not.toBeInTheDocument();
  expect(address()).toBe('/dashboard/depositos');
});

test('a session that could not be checked is told so inside the site, not sent to the login', () => {
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
  'a server that fails on an old token for ever leaves the way to a new login (%s)',
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

test('while the session is being checked nothing is shown of either side', () => {
  session('unknown');
  visit('/dashboard');
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  expect(screen.queryByText(/login/)).not.toBeInTheDocument();
});

test('a visitor with a valid session at /login goes to /dashboard, or back to where the guard stopped them', () => {
  session('active');
  visit('/login');
  expect(screen.getByText('inside')).toBeInTheDocument();
});

test.each(['//evil.example/x', '/\\evil.example/x', '/\t/evil.example/x'])(
  'the way back never leads off the site: %j',
  (from) => {
    session('active');
    visit({ pathname: '/login', state: { from } });
    expect(screen.getByText('inside')).toBeInTheDocument();
  },
);

test('a check of the session that takes long says what the page waits for', () => {
  jest.useFakeTimers();
  session('unknown');
  visit('/dashboard/depositos');
  expect(screen.queryByText('El servidor tarda en responder')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(8_000));
  expect(screen.getByText('El servidor tarda en responder')).toBeVisible();
  act(() => session('active'));
  expect(screen.getByText('inside')).toBeVisible();
  expect(screen.queryByText('El servidor tarda en responder')).not.toBeInTheDocument();
  jest.useRealTimers();
});
