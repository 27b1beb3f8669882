import { act, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { Link, Route, Routes, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { Guard } from '../frame/Guard';
import { renderShell } from '../testing/render-shell';
import { LeavingBoundary } from './LeavingBoundary';
import { RemoteBoundary } from './RemoteBoundary';

const reported = jest.fn();
globalThis.reportError = reported;
beforeEach(() => {
  reported.mockClear();
  // React logs each error that a boundary catches, and these tests throw on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const throwsAtItsEnd = () => () => {
  throw new Error('left');
};

function ThrowsWhenLeft() {
  useEffect(throwsAtItsEnd, []);
  useLayoutEffect(throwsAtItsEnd, []);
  return (
    <>
      <Link to="/otra">salir</Link>
      <Link to="/tercera">a una igual</Link>
    </>
  );
}

function Throws(): never {
  throw new Error('stays broken');
}

function Site() {
  const { key } = useLocation();
  return (
    <LeavingBoundary visit={key}>
      <Routes>
        {(['/', '/tercera'] as const).map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <RemoteBoundary key={path} onError={() => undefined} fallback={() => null}>
                <ThrowsWhenLeft />
              </RemoteBoundary>
            }
          />
        ))}
        <Route
          path="/dashboard"
          element={
            <Guard>
              <RemoteBoundary onError={() => undefined} fallback={() => null}>
                <ThrowsWhenLeft />
              </RemoteBoundary>
            </Guard>
          }
        />
        <Route path="/login" element="el ingreso" />
        <Route path="/otra" element={<Link to="/tercera">otra página</Link>} />
        <Route path="/rota" element={<Throws />} />
      </Routes>
    </LeavingBoundary>
  );
}

test('a part that throws each time the visitor leaves it does not break the site', async () => {
  const { user } = renderShell(<Site />);
  await user.click(screen.getByRole('link', { name: 'salir' }));
  expect(reported).toHaveBeenCalledWith(new Error('left'));
  await user.click(screen.getByRole('link', { name: 'otra página' }));
  await user.click(screen.getByRole('link', { name: 'salir' }));
  expect(screen.getByRole('link', { name: 'otra página' })).toBeInTheDocument();
});

test('going from one part that throws on leaving to another does not break the site', async () => {
  const { user, address } = renderShell(<Site />);
  await user.click(screen.getByRole('link', { name: 'a una igual' }));
  expect(address()).toBe('/tercera');
  await user.click(screen.getByRole('link', { name: 'salir' }));
  expect(screen.getByRole('link', { name: 'otra página' })).toBeInTheDocument();
});

test('a part that throws when the session ends, on the page that the visitor opened first, does not break the site', () => {
  useSession.setState({ status: 'active' });
  renderShell(<Site />, { at: '/dashboard' });
  act(() => useSession.setState({ status: 'anonymous', loggedOut: false }));
  expect(screen.getByText('el ingreso')).toBeInTheDocument();
});

test('an error in the first render is the shell’s own failure: it is passed on at once, and nothing is drawn in between', () => {
  const drawn = jest.fn();
  function Watched() {
    useEffect(drawn, []);
    return <Site />;
  }
  expect(() => renderShell(<Watched />, { at: '/rota' })).toThrow('stays broken');
  expect(drawn).not.toHaveBeenCalled();
});
