import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { Guard } from './Guard';
import { SignedOutOnly } from './SignedOutOnly';

function Login() {
  const { state } = useLocation();
  return <p>login, then {(state as { from?: string } | null)?.from ?? 'home'}</p>;
}

const visit = (at: string | { pathname: string; state: unknown }) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/dashboard/*" element={<Guard><p>inside</p></Guard>} />
        <Route path="/login" element={<SignedOutOnly otherwise="/dashboard"><Login /></SignedOutOnly>} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
  );

const session = (status: 'unknown' | 'anonymous' | 'active') => useSession.setState({ status, token: undefined, passenger: undefined, loggedOut: false });

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

test('after a logout the next login starts at the dashboard', () => {
  session('active');
  visit('/dashboard/depositos');
  act(() => useSession.setState({ status: 'anonymous', loggedOut: true }));
  expect(screen.getByText('login, then home')).toBeInTheDocument();
});

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

test('the way back never leads off the site', () => {
  session('active');
  visit({ pathname: '/login', state: { from: '//evil.example/x' } });
  expect(screen.getByText('inside')).toBeInTheDocument();
});
