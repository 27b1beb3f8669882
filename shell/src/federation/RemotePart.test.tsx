import { act, screen } from '@testing-library/react';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import type { PageModule } from '@rifas/shared/remote';
import { Link, useLocation } from '@rifas/shared/routing';
import { renderShell } from '../testing/render-shell';
import type { LoadedPart, RemoteLoader } from './remote-loader';
import { RemotePart } from './RemotePart';

const beacon = jest.fn<boolean, [string, string]>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });

const release = (source: 'current' | 'previous' | 'override') => ({
  remote: 'mf-uno',
  source,
  version: source,
  entry: 'http://localhost/e.js',
  federationName: 'mf_uno',
});

const partOf = (
  component: PageModule['default'],
  source: 'current' | 'previous' | 'override' = 'current',
): LoadedPart => ({
  default: component,
  release: release(source),
});

/** A remote with two releases; the current one is used first. */
function draw(current: PageModule['default'], previous?: PageModule['default']) {
  let source: 'current' | 'previous' = 'current';
  const withdraw = jest.fn<boolean, []>(() => {
    if (!previous) return false;
    source = 'previous';
    return true;
  });
  const load = () => Promise.resolve(partOf(source === 'previous' && previous ? previous : current, source));
  return { withdraw, ...drawWith({ load, withdraw, inUse: () => release(source) }) };
}

/** Draws a page of a remote whose loader has these changes; without `load` no page arrives. */
function drawWith({ loaded = () => undefined, ...changes }: Partial<RemoteLoader>) {
  const onSettled = jest.fn();
  const load = () => Promise.resolve(loaded('mf-uno', 'pages', 'list')!);
  const loader = { inUse: () => release('current'), loaded, load, ...changes };
  const failure = (retry: () => void, again: boolean) => (
    <button onClick={retry}>{again ? 'Otra vez' : 'Reintentar'}</button>
  );
  const page = (
    <RemotePart
      remote="mf-uno"
      kind="pages"
      name="list"
      loading={<p>cargando</p>}
      failure={failure}
      onSettled={onSettled}
    />
  );
  return { onSettled, ...renderShell(page, { shell: { loader }, deployment: { telemetryUrl: '/telemetry' } }) };
}

const Old = () => <p>anterior</p>;
// React logs each error that a boundary catches, and these tests throw on purpose.
const expectLogs = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

const Broken = () => {
  throw new Error('broken');
};
const BrokenInEffect = () => {
  useEffect(() => {
    throw new Error('broken');
  }, []);
  return <p>nueva</p>;
};

test.each([
  ['render', Broken],
  ['effect', BrokenInEffect],
])('a page that throws in its first %s is replaced by its previous release', async (_when, Page) => {
  expectLogs();
  draw(Page, Old);
  expect(await screen.findByText('anterior')).toBeInTheDocument();
});

test('a page that throws without a previous release shows the failure, and a retry draws it', async () => {
  expectLogs();
  let broken = true;
  const { user } = draw(() => {
    if (broken) throw new Error('broken');
    return <p>nueva</p>;
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('nueva')).toBeInTheDocument();
});

test('a page that fails at a retry too offers a reload, because some of its files may be lost until then', async () => {
  expectLogs();
  const Lost = lazy(() => Promise.reject<PageModule>(new TypeError('Failed to fetch dynamically imported module')));
  const { user } = draw(() => (
    <Suspense>
      <Lost />
    </Suspense>
  ));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Otra vez' })).toBeInTheDocument();
});

test('an error after the first draw does not replace the release, because the screen shows it', async () => {
  expectLogs();
  const { user, withdraw } = draw(() => <Later />, Old);
  await user.click(await screen.findByRole('button', { name: 'romper' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  expect(withdraw).not.toHaveBeenCalled();
});

test('a page that suspends is waited for until its time is over', async () => {
  expectLogs();
  jest.useFakeTimers();
  const never = new Promise<string>(() => undefined);
  draw(() => <p>{use(never)}</p>);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('cargando')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test('a page that was loaded before is drawn and settled at once', () => {
  const load = jest.fn<Promise<PageModule>, []>();
  const { onSettled } = drawWith({ load, loaded: () => partOf(Old) });
  expect(screen.getByText('anterior')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('a page settles when it is drawn, not while it loads', async () => {
  let arrive: (page: PageModule) => void = () => undefined;
  const load = jest.fn(() => new Promise<PageModule>((resolve) => (arrive = resolve)));
  const { onSettled } = drawWith({ load });
  expect(screen.getByText('cargando')).toBeInTheDocument();
  expect(onSettled).not.toHaveBeenCalled();
  await act(async () => arrive(partOf(Old)));
  expect(screen.getByText('anterior')).toBeInTheDocument();
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('mf-uno', 'pages', 'list');
});

test('a failure settles the page, and a failed retry is distinguished from the first failure', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const { user, onSettled } = drawWith({ load });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(onSettled).toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Otra vez' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('an error of a remote on trial is shown with its stack and the components around it', async () => {
  expectLogs();
  let broken = true;
  const Broken = () => {
    if (broken) throw new Error('no price');
    return <p>nueva</p>;
  };
  const { user } = drawWith({ loaded: () => partOf(Broken, 'override') });
  const shown = await screen.findByRole('group', { name: 'Error de mf-uno' });
  expect(shown).toHaveTextContent(/Error: no price at Broken .*at RemoteBoundary/);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('nueva')).toBeInTheDocument();
});

test('the error of a development build that could not be loaded is shown with its cause', async () => {
  const load = () => Promise.reject(new Error('mf-uno failed', { cause: new TypeError('x is not a function') }));
  drawWith({ load, inUse: () => ({ ...release('current'), version: '0.1.0-dev.7.1' }) });
  const shown = await screen.findByRole('group', { name: 'Error de mf-uno' });
  expect(shown).toHaveTextContent(/TypeError: x is not a function.*Error: mf-uno failed/);
});

test('a thrown value that cannot become a text is handled in the place of the part', async () => {
  expectLogs();
  const Broken = () => {
    throw Object.create(null) as unknown;
  };
  drawWith({ loaded: () => partOf(Broken) });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test('a page that threw at one of its addresses is drawn again only at another path', async () => {
  expectLogs();
  const OneBroken = () => {
    const { pathname } = useLocation();
    if (pathname === '/uno') throw new Error('broken');
    return <p>dos</p>;
  };
  const shell = { loader: { load: () => Promise.resolve(partOf(OneBroken)) } };
  const part = <RemotePart remote="mf-uno" kind="pages" name="list" loading={null} failure={() => <p>no se pudo</p>} />;
  const links = ['/uno?b', '/dos'].map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ));
  const { user } = renderShell(
    <>
      {links}
      {part}
    </>,
    { shell, at: '/uno' },
  );
  expect(await screen.findByText('no se pudo')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '/uno?b' }));
  expect(screen.getByText('no se pudo')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '/dos' }));
  expect(await screen.findByText('dos')).toBeInTheDocument();
});

test('an error of a part is reported with its release, whether or not the part recovers', async () => {
  expectLogs();
  beacon.mockClear();
  drawWith({ loaded: () => partOf(Broken) });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  expect(beacon.mock.calls.map(([, text]) => JSON.parse(text) as unknown)).toEqual([
    {
      kind: 'render',
      remote: 'mf-uno',
      version: 'current',
      stage: 'list',
      detail: 'Error: broken',
      composition: 1,
      opens: true,
      first: true,
    },
  ]);
});

test('a part of a release that another part has replaced is loaded from the release in use', async () => {
  expectLogs();
  beacon.mockClear();
  const load = jest.fn<Promise<LoadedPart>, []>();
  load.mockResolvedValueOnce(partOf(Broken)).mockResolvedValueOnce(partOf(Old, 'previous'));
  const withdraw = jest.fn(({ source }: { readonly source: string }) => source === 'current');
  drawWith({ load, withdraw, inUse: () => release('previous') });
  expect(await screen.findByText('anterior')).toBeInTheDocument();
  expect(beacon.mock.calls.map(([, text]) => (JSON.parse(text) as { version: string }).version)).toEqual(['current']);
});

function Later() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('broken later');
  return <button onClick={() => setBroken(true)}>romper</button>;
}
