import type { Deployment } from '@rifas/shared/deployment';
import { leaveReloadMark } from './reload-mark';

const PREVIOUS = { version: '0.9.0', entry: '/releases/shell/0.9.0/shell.js' };
const CURRENT_BASE = 'http://localhost/releases/shell/1.0.0/';
const PREVIOUS_BASE = 'http://localhost/releases/shell/0.9.0/';
const CURRENT = `${CURRENT_BASE}shell.js`;

const beacon = jest.fn<boolean, [string, string]>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
const reported = () => beacon.mock.calls.map(([, text]) => (JSON.parse(text) as { kind: string; stage: string }).kind);

/** The page as the composer made it, with the inlined script running in it. */
function open(change: Partial<Deployment> = {}): void {
  const deployment = { telemetryUrl: '/telemetry', shellVersion: '1.0.0', ...change };
  const integrity = { [PREVIOUS.entry]: 'sha256-previous' };
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  document.body.innerHTML = `<div id="root"><header>Rifas</header><main><p>forma</p></main></div>
    <script type="application/json" id="deployment">${JSON.stringify(deployment)}</script>`;
  jest.isolateModules(() => {
    jest.requireActual('./recover.inline');
  });
}

const recovery = () => {
  if (!globalThis.rifasRecovery) throw new Error('the page has no recovery');
  return globalThis.rifasRecovery;
};

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
/** The newest script of that address did not arrive. */
function fail(src: string): void {
  let script = scripts().findLast((one) => one.src === src);
  if (!script) {
    script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    document.head.append(script);
  }
  script.dispatchEvent(new Event('error'));
}
const failForGood = (src: string) => {
  fail(src);
  fail(src);
};

/** Each test is a page of its own: what an earlier one listens to is over. */
let listener: EventListener;
beforeEach(() => {
  jest.useFakeTimers();
  beacon.mockClear();
  jest
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((type: string, heard: EventListenerOrEventListenerObject) => {
      listener = heard as EventListener;
      document.addEventListener(type, listener, true);
    });
});
afterEach(() => {
  document.removeEventListener('error', listener, true);
  jest.useRealTimers();
});

test('a shell that arrives is started once', () => {
  open();
  const start = jest.fn();
  recovery().offer(CURRENT_BASE, start);
  recovery().offer(CURRENT_BASE, start);
  expect(start).toHaveBeenCalledTimes(1);
  expect(reported()).toEqual([]);
});

test('a shell that does not arrive is asked for once more, with the hash it was released with', () => {
  open();
  fail(CURRENT);
  expect(scripts().filter(({ src }) => src === CURRENT)).toHaveLength(2);
  expect(document.querySelector('h1')).toBeNull();
});

test('one that never arrives explains itself in the place of the page', () => {
  open();
  failForGood(CURRENT);
  expect(document.querySelector('main [role=alert] h1')?.textContent).toBe('No pudimos abrir el sitio');
  expect(document.querySelector('main button')?.textContent).toBe('Reintentar');
  expect(document.querySelector('header')?.textContent).toBe('Rifas');
  expect(reported()).toEqual(['failure']);
});

test('the release before takes over, checked by its hash, and both are reported', () => {
  open({ shellPrevious: PREVIOUS });
  failForGood(CURRENT);
  expect(scripts().at(-1)).toMatchObject({ src: `http://localhost${PREVIOUS.entry}`, integrity: 'sha256-previous' });
  const start = jest.fn();
  recovery().offer(PREVIOUS_BASE, start);
  expect(start).toHaveBeenCalledTimes(1);
  expect(reported()).toEqual(['failure', 'fallback']);
});

test('a shell that throws while it starts gives way to the one before, in a fresh root', () => {
  open({ shellPrevious: PREVIOUS });
  recovery().offer(CURRENT_BASE, () => {
    document.querySelector('main')?.replaceChildren('a medias');
    throw new Error('broken');
  });
  expect(document.querySelector('main')?.textContent).toBe('forma');
  const start = jest.fn();
  recovery().offer(PREVIOUS_BASE, start);
  expect(start).toHaveBeenCalled();
});

test('one that throws while it first draws explains itself where there is none before it', () => {
  open();
  recovery().offer(CURRENT_BASE, () => document.getElementById('root')?.replaceChildren());
  recovery().failed(new Error('broken'));
  expect(document.querySelector('main h1')?.textContent).toBe('No pudimos abrir el sitio');
});

test('once it has drawn itself no other one is started under it', () => {
  open({ shellPrevious: PREVIOUS });
  recovery().offer(CURRENT_BASE, () => undefined);
  recovery().drawn();
  recovery().failed(new Error('broken'));
  expect(scripts().some(({ src }) => src.includes('0.9.0'))).toBe(false);
  expect(document.querySelector('main h1')?.textContent).toBe('No pudimos abrir el sitio');
});

test('a shell that takes long says so, and is started when it comes', () => {
  open();
  jest.advanceTimersByTime(10_000);
  expect(document.querySelector('main [role=status]')?.textContent).toContain('Está tardando más de lo normal');
  expect(document.querySelector('main')?.textContent).toContain('forma');
  const start = jest.fn();
  jest.advanceTimersByTime(60_000);
  recovery().offer(CURRENT_BASE, start);
  expect(start).toHaveBeenCalled();
});

test('one that hangs gives way to the one before', () => {
  open({ shellPrevious: PREVIOUS });
  jest.advanceTimersByTime(20_000);
  expect(scripts().at(-1)?.src).toBe(`http://localhost${PREVIOUS.entry}`);
  const late = jest.fn();
  recovery().offer(CURRENT_BASE, late);
  expect(late).not.toHaveBeenCalled();
});

test('after a reload that was made for it the release before is started at once, and the new one where that is gone', () => {
  leaveReloadMark(true);
  open({ shellPrevious: PREVIOUS });
  const start = jest.fn();
  recovery().offer(CURRENT_BASE, start);
  expect(start).not.toHaveBeenCalled();
  failForGood(`http://localhost${PREVIOUS.entry}`);
  expect(start).toHaveBeenCalledTimes(1);
});

const events = () => beacon.mock.calls.map(([, text]) => JSON.parse(text) as unknown);

test('what is reported names the release, where it failed and why', () => {
  open({ shellPrevious: PREVIOUS });
  failForGood(CURRENT);
  expect(beacon.mock.calls[0]?.[0]).toBe('/telemetry');
  expect(events()).toEqual([
    {
      kind: 'failure',
      remote: 'shell',
      version: '1.0.0',
      stage: 'entry',
      detail: `${CURRENT} did not arrive, or not as it was released`,
    },
    { kind: 'fallback', remote: 'shell', version: '0.9.0', stage: 'shell', detail: 'previous' },
  ]);
});

test('without an address for it nothing is reported', () => {
  open({ telemetryUrl: null });
  failForGood(CURRENT);
  expect(beacon).not.toHaveBeenCalled();
});

test.each<[string, (start: () => void) => void, string]>([
  ['starting', (start) => recovery().offer(CURRENT_BASE, start), 'boot'],
  ['drawing', () => recovery().failed(new Error('broken')), 'render'],
])('a shell that throws while %s is reported with that stage, once', (_when, fault, stage) => {
  open();
  fault(() => {
    throw new Error('broken');
  });
  recovery().failed(new Error('again'));
  expect(events()).toEqual([{ kind: 'failure', remote: 'shell', version: '1.0.0', stage, detail: 'Error: broken' }]);
});

describe('an error while a script of the shell runs', () => {
  const throwIn = (filename: string) =>
    document.dispatchEvent(new ErrorEvent('error', { filename, message: 'x is not defined' }));
  const withScript = () => {
    open();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = CURRENT;
    document.head.append(document.createElement('script'), script);
  };

  test('gives the release up before it has drawn itself', () => {
    withScript();
    throwIn(CURRENT);
    expect(events()).toMatchObject([{ stage: 'boot', detail: 'x is not defined' }]);
    expect(document.querySelector('main h1')?.textContent).toBe('No pudimos abrir el sitio');
  });

  test('means nothing in a script of somebody else, nor after the shell has drawn itself', () => {
    withScript();
    throwIn('http://localhost/extension.js');
    recovery().offer(CURRENT_BASE, () => undefined);
    recovery().drawn();
    throwIn(CURRENT);
    expect(events()).toEqual([]);
    expect(document.querySelector('main h1')).toBeNull();
  });

  test('a script that is none of the shell’s and does not arrive means nothing either', () => {
    withScript();
    const other = document.createElement('script');
    other.src = 'http://localhost/other.js';
    document.head.append(other);
    other.dispatchEvent(new Event('error'));
    other.dispatchEvent(new Event('error'));
    expect(events()).toEqual([]);
  });
});

test('the release before finds nothing that the new one has left behind', () => {
  const left = {
    __INSTANCES__: ['new'],
    __SHARE__: { a: 1 },
    __GLOBAL_PLUGIN__: ['new'],
    moduleInfo: { a: 1 },
    kept: 1,
  };
  Object.assign(globalThis, { __FEDERATION__: left });
  open({ shellPrevious: PREVIOUS });
  failForGood(CURRENT);
  expect(left).toEqual({ __INSTANCES__: [], __SHARE__: {}, __GLOBAL_PLUGIN__: [], moduleInfo: {}, kept: 1 });
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

test('when both fail the page explains itself, and starts what arrives after all', () => {
  open({ shellPrevious: PREVIOUS });
  failForGood(CURRENT);
  failForGood(`http://localhost${PREVIOUS.entry}`);
  expect(document.querySelector('main h1')?.textContent).toBe('No pudimos abrir el sitio');
  expect(reported()).toEqual(['failure', 'fallback', 'failure']);
  const late = jest.fn();
  recovery().offer(CURRENT_BASE, late);
  expect(late).toHaveBeenCalledTimes(1);
});

test('a shell that runs is neither slow nor late, however long it runs', () => {
  open({ shellPrevious: PREVIOUS });
  recovery().offer(CURRENT_BASE, () => undefined);
  jest.advanceTimersByTime(60_000);
  expect(document.querySelector('[role=status]')).toBeNull();
  expect(scripts()).toEqual([]);
  expect(events()).toEqual([]);
});

test('one that is late is reported so, and without a release before it is waited for', () => {
  open({ shellPrevious: PREVIOUS });
  jest.advanceTimersByTime(20_000);
  expect(events()).toMatchObject([{ kind: 'failure', stage: 'entry', detail: 'late' }, { kind: 'fallback' }]);
  beacon.mockClear();
  open();
  jest.advanceTimersByTime(60_000);
  expect(events()).toEqual([]);
});
