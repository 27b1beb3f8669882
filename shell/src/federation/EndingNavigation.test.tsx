import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useTransition } from 'react';
import { trackWork, type PageModule } from '@rifas/shared/remote';
import { BrowserRouter, useLocation, useNavigate } from '@rifas/shared/routing';
import { renderShell } from '../testing/render-shell';
import { EndingNavigation } from './EndingNavigation';
import type { RemoteLoader } from './remote-loader';
import { RemoteBoundary } from './RemoteBoundary';
import { RemotePart } from './RemotePart';

/** Draws the pages of a remote, each at the address that is its key. */
function draw(pages: Readonly<Record<string, PageModule['default']>>, at: string) {
  const failure = (retry: () => void, again: boolean) => (
    <button onClick={retry}>{again ? 'Otra vez' : 'Reintentar'}</button>
  );
  function Site() {
    const name = useLocation().pathname;
    return <RemotePart key={name} remote="mf-uno" kind="pages" name={name} loading={null} failure={failure} />;
  }
  const loaded = (_remote: string, _kind: string, name: string) => pages[name] && { default: pages[name] };
  const load: RemoteLoader['load'] = (...part) => Promise.resolve(loaded(...part)!);
  // React logs each error that a boundary catches, and these tests throw on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return renderShell(<Site />, { shell: { loader: { loaded, load } }, at });
}

test('a page that navigates endlessly is stopped, and starts again when the visitor retries', async () => {
  let turns = 0;
  function Endless() {
    const navigate = useNavigate();
    const { search } = useLocation();
    useEffect(() => {
      turns += 1;
      void navigate(`?n=${turns}`, { replace: true });
    }, [navigate, search]);
    return null;
  }
  const { user } = draw({ '/a': Endless }, '/a');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(turns).toBe(50);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Otra vez' })).toBeInTheDocument();
  expect(turns).toBeLessThanOrEqual(101);
});

test('two pages that navigate to each other are stopped, and the next page is drawn', async () => {
  let turns = 0;
  function To({ address }: { readonly address: string }) {
    const navigate = useNavigate();
    useEffect(() => {
      turns += 1;
      void navigate(address);
    }, [navigate, address]);
    return null;
  }
  const pages = { '/a': () => <To address="/b" />, '/b': () => <To address="/a" />, '/c': () => <p>otra</p> };
  const { unmount } = draw(pages, '/a');
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  expect(turns).toBeLessThanOrEqual(51);
  unmount();
  draw(pages, '/c');
  expect(screen.getByText('otra')).toBeInTheDocument();
});

test('a page that navigates at every key is not stopped, even when the visitor types fast', async () => {
  function Search() {
    const navigate = useNavigate();
    return (
      <input aria-label="buscar" onChange={({ target }) => void navigate(`?q=${target.value}`, { replace: true })} />
    );
  }
  const { user, address } = draw({ '/a': Search }, '/a');
  await user.type(screen.getByRole('textbox', { name: 'buscar' }), 'x'.repeat(60));
  expect(address()).toBe(`/a?q=${'x'.repeat(60)}`);
});

test.each([
  ['whose address the router has led away from gives its place up', { key: 'another' }, 'ended'],
  ['that has written the address by itself stays', null, 'a part'],
])('a part %s', (_what, state, shown) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/a');
  const onBlocked = jest.fn();
  render(
    <BrowserRouter>
      <RemoteBoundary onError={() => undefined} fallback={() => 'ended'}>
        <EndingNavigation onBlocked={onBlocked}>a part</EndingNavigation>
      </RemoteBoundary>
    </BrowserRouter>,
  );
  act(() => jest.advanceTimersByTime(60_999));
  history.pushState(state, '', '/b');
  act(() => jest.advanceTimersByTime(5_000));
  expect(document.body).toHaveTextContent('a part');
  act(() => jest.advanceTimersByTime(1_000));
  expect(document.body).toHaveTextContent(shown);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onBlocked).not.toHaveBeenCalled();
});

test('an address that is not drawn because an action of a part is pending is loaded, but not during a write', async () => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/a');
  const onBlocked = jest.fn();
  let endAction = () => {};
  const action = new Promise<void>((resolve) => (endAction = resolve));
  function Acts() {
    const navigate = useNavigate();
    const [, start] = useTransition();
    return (
      <>
        <button onClick={() => start(() => action)}>actuar</button>
        <button onClick={() => void navigate('/b')}>irse</button>
      </>
    );
  }
  const { unmount } = render(
    <BrowserRouter>
      <EndingNavigation onBlocked={onBlocked}>
        <Acts />
      </EndingNavigation>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'actuar' }));
  fireEvent.click(screen.getByRole('button', { name: 'irse' }));
  let written = () => {};
  void trackWork(new Promise<void>((resolve) => (written = resolve)));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(onBlocked).not.toHaveBeenCalled();
  written();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(onBlocked.mock.calls).toEqual([[new Error('held the page for 6000 ms after somebody had left it')]]);
  // React would hold the navigations of the tests that run after this one.
  unmount();
  endAction();
  await act(() => jest.advanceTimersByTimeAsync(0));
});
