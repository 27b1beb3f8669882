import { act, screen } from '@testing-library/react';
import { use, useEffect, useState } from 'react';
import type { PageModule } from '@rifas/shared/remote';
import { renderShell } from '../testing/render-shell';
import type { RemoteLoader } from './remote-loader';
import { RemotePart } from './RemotePart';

const release = (source: 'current' | 'previous') => ({
  remote: 'mf-uno',
  source,
  version: source,
  entry: 'http://localhost/e.js',
  federationName: 'mf_uno',
});

/** A remote of two releases, the new one first. */
function draw(current: PageModule['default'], previous?: PageModule['default']) {
  let source: 'current' | 'previous' = 'current';
  const withdraw = jest.fn<boolean, []>(() => {
    if (!previous) return false;
    source = 'previous';
    return true;
  });
  const loader: RemoteLoader = {
    loaded: () => undefined,
    load: () => Promise.resolve({ default: source === 'previous' && previous ? previous : current }),
    withdraw,
    probe: () => Promise.resolve(),
    inUse: () => release(source),
  };
  const failure = (retry: () => void) => <button onClick={retry}>Reintentar</button>;
  const page = <RemotePart remote="mf-uno" kind="pages" name="list" loading={<p>cargando</p>} failure={failure} />;
  return { withdraw, ...renderShell(page, { shell: { loader } }) };
}

const Old = () => <p>anterior</p>;
// React logs what a boundary catches; here it is what the tests are about.
const expectLogs = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('a page that throws in its first render is taken from the release before', async () => {
  expectLogs();
  draw(() => {
    throw new Error('broken');
  }, Old);
  expect(await screen.findByText('anterior')).toBeInTheDocument();
});

test('so is one that throws in its first effect', async () => {
  expectLogs();
  draw(() => {
    useEffect(() => {
      throw new Error('broken');
    }, []);
    return <p>nueva</p>;
  }, Old);
  expect(await screen.findByText('anterior')).toBeInTheDocument();
});

test('without a release before it explains itself, and a retry draws it', async () => {
  expectLogs();
  let broken = true;
  const { user } = draw(() => {
    if (broken) throw new Error('broken');
    return <p>nueva</p>;
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  broken = false;
  await user.click(retry);
  expect(screen.getByText('nueva')).toBeInTheDocument();
});

test('what throws later keeps its release: what is on the screen is of it', async () => {
  expectLogs();
  const { user, withdraw } = draw(() => <Later />, Old);
  await user.click(await screen.findByRole('button', { name: 'romper' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  expect(withdraw).not.toHaveBeenCalled();
});

test('a page that suspends is waited for, for its time', async () => {
  expectLogs();
  jest.useFakeTimers();
  const never = new Promise<string>(() => undefined);
  draw(() => <p>{use(never)}</p>);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('cargando')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  jest.useRealTimers();
});

function Later() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('broken later');
  return <button onClick={() => setBroken(true)}>romper</button>;
}
