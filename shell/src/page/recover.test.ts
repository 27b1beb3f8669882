import {
  CURRENT,
  CURRENT_BASE,
  events,
  fail,
  failForGood,
  open,
  openPagesAfresh,
  PREVIOUS,
  PREVIOUS_BASE,
  recovery,
  scripts,
} from './recover.testing';
import { leaveReloadMark } from './reload-mark';

const reported = () => events().map(({ kind }) => kind);

openPagesAfresh();

test('a shell that arrives is started once', () => {
  open();
  const start = jest.fn();
  recovery().offer(CURRENT_BASE, start);
  recovery().offer(CURRENT_BASE, start);
  expect(start).toHaveBeenCalledTimes(1);
  expect(reported()).toEqual([]);
});

test('a shell that does not arrive is requested once more, with the hash of its release', () => {
  open();
  fail(CURRENT);
  expect(scripts().filter(({ src }) => src === CURRENT)).toHaveLength(2);
  expect(document.querySelector('h1')).toBeNull();
});

test('a shell that never arrives is explained in the place of the page', () => {
  open();
  failForGood(CURRENT);
  expect(document.querySelector('main [role=alert] h1')?.textContent).toBe('No pudimos abrir el sitio');
  expect(document.querySelector('main button')?.textContent).toBe('Reintentar');
  expect(document.querySelector('header')?.textContent).toBe('Rifas');
  expect(reported()).toEqual(['failure']);
});

test('the previous release takes over, checked by its hash, and both events are reported', () => {
  open({ shellPrevious: PREVIOUS });
  failForGood(CURRENT);
  expect(scripts().at(-1)).toMatchObject({ src: `http://localhost${PREVIOUS.entry}`, integrity: 'sha256-previous' });
  const start = jest.fn();
  recovery().offer(PREVIOUS_BASE, start);
  expect(start).toHaveBeenCalledTimes(1);
  expect(reported()).toEqual(['failure', 'fallback']);
});

test('a shell that throws while it starts is replaced by the previous release, in a fresh root', () => {
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

test('a shell that throws at its first draw without a previous release is explained', () => {
  open();
  recovery().offer(CURRENT_BASE, () => document.getElementById('root')?.replaceChildren());
  recovery().failed(new Error('broken'));
  expect(document.querySelector('main h1')?.textContent).toBe('No pudimos abrir el sitio');
});

test('a shell that has drawn is not replaced by another release', () => {
  open({ shellPrevious: PREVIOUS });
  recovery().offer(CURRENT_BASE, () => undefined);
  recovery().drawn();
  recovery().failed(new Error('broken'));
  expect(scripts().some(({ src }) => src.includes('0.9.0'))).toBe(false);
  expect(document.querySelector('main h1')?.textContent).toBe('No pudimos abrir el sitio');
});

test('after the first draw a script that a remote failed to load is not requested again', () => {
  open();
  recovery().offer(CURRENT_BASE, () => undefined);
  recovery().drawn();
  failForGood('http://localhost/releases/mf-a/1.0.0/widget.js');
  expect(scripts()).toHaveLength(1);
  expect(document.querySelector('h1')).toBeNull();
});

test('a slow shell is announced, and started when it arrives', () => {
  open();
  jest.advanceTimersByTime(10_000);
  expect(document.querySelector('main [role=status]')?.textContent).toContain('Está tardando más de lo normal');
  expect(document.querySelector('main')?.textContent).toContain('forma');
  const start = jest.fn();
  jest.advanceTimersByTime(60_000);
  recovery().offer(CURRENT_BASE, start);
  expect(start).toHaveBeenCalled();
});

test('a hanging shell is replaced by the previous release', () => {
  open({ shellPrevious: PREVIOUS });
  jest.advanceTimersByTime(20_000);
  expect(scripts().at(-1)?.src).toBe(`http://localhost${PREVIOUS.entry}`);
  const late = jest.fn();
  recovery().offer(CURRENT_BASE, late);
  expect(late).not.toHaveBeenCalled();
});

test('a page that slept while it loaded has not waited: the new release keeps its time to arrive', () => {
  open({ shellPrevious: PREVIOUS });
  // A timer that is due when the phone wakes up runs once, as in a browser.
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.runOnlyPendingTimers();
  expect(document.querySelector('main [role=status]')).toBeNull();
  expect(scripts()).toHaveLength(0);
  jest.advanceTimersByTime(19_000);
  expect(scripts().at(-1)?.src).toBe(`http://localhost${PREVIOUS.entry}`);
});

test('after a reload for it the previous release starts at once, and the new one starts where the previous is gone', () => {
  leaveReloadMark(true);
  open({ shellPrevious: PREVIOUS });
  const start = jest.fn();
  recovery().offer(CURRENT_BASE, start);
  expect(start).not.toHaveBeenCalled();
  failForGood(`http://localhost${PREVIOUS.entry}`);
  expect(start).toHaveBeenCalledTimes(1);
});

describe('while the page is still being read', () => {
  const parsed = (state: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { value: state, configurable: true });
  const endParsing = () => {
    parsed('interactive');
    document.dispatchEvent(new Event('readystatechange'));
  };
  const addShell = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = CURRENT;
    document.body.append(script);
    return script;
  };
  beforeEach(() => parsed('loading'));
  afterEach(() => Reflect.deleteProperty(document, 'readyState'));

  test('the new release waits after a reload for the previous one, and runs when that one fails', async () => {
    leaveReloadMark(true);
    open({ shellPrevious: PREVIOUS });
    const script = addShell();
    await Promise.resolve();
    expect(script.type).toBe('text/plain');
    expect(scripts()).toEqual([]);
    endParsing();
    endParsing();
    expect(scripts().map(({ src }) => src)).toEqual([`http://localhost${PREVIOUS.entry}`]);
    failForGood(`http://localhost${PREVIOUS.entry}`);
    expect(scripts().at(-1)?.src).toBe(CURRENT);
  });

  test('the new release runs when ops have removed the previous one in the meantime', async () => {
    leaveReloadMark(true);
    open();
    addShell();
    await Promise.resolve();
    endParsing();
    expect(scripts().map(({ src }) => src)).toEqual([CURRENT]);
    const later = addShell();
    await Promise.resolve();
    expect(later.type).toBe('module');
  });

  test('a failed script is requested again once, when the page has been read', () => {
    open();
    addShell().dispatchEvent(new Event('error'));
    expect(scripts()).toHaveLength(1);
    endParsing();
    endParsing();
    expect(scripts()).toHaveLength(2);
  });
});

test('a late failure of the previous release changes nothing once the new release has started', () => {
  open({ shellPrevious: PREVIOUS });
  recovery().offer(CURRENT_BASE, () => undefined);
  failForGood(`http://localhost${PREVIOUS.entry}`);
  failForGood(CURRENT);
  expect(reported()).toEqual([]);
});

test('the time that the new release took does not count for the previous one', () => {
  open({ shellPrevious: PREVIOUS });
  failForGood(CURRENT);
  expect(reported()).toEqual(['failure', 'fallback']);
  jest.advanceTimersByTime(20_000);
  expect(reported()).toEqual(['failure', 'fallback']);
});

test('the previous release starts without any state of the new one', () => {
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

test('when both releases fail the page explains itself, and still starts one that arrives later', () => {
  open({ shellPrevious: PREVIOUS });
  failForGood(CURRENT);
  failForGood(`http://localhost${PREVIOUS.entry}`);
  expect(document.querySelector('main h1')?.textContent).toBe('No pudimos abrir el sitio');
  expect(reported()).toEqual(['failure', 'fallback', 'failure']);
  const late = jest.fn();
  recovery().offer(CURRENT_BASE, late);
  expect(late).toHaveBeenCalledTimes(1);
});

test('a running shell is never reported as slow or late', () => {
  open({ shellPrevious: PREVIOUS });
  recovery().offer(CURRENT_BASE, () => undefined);
  jest.advanceTimersByTime(60_000);
  expect(document.querySelector('[role=status]')).toBeNull();
  expect(scripts()).toEqual([]);
  expect(events()).toEqual([]);
});
