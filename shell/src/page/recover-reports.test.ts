import {
  beacon,
  CURRENT,
  CURRENT_BASE,
  events,
  failForGood,
  open,
  openPagesAfresh,
  PREVIOUS,
  PREVIOUS_BASE,
  recovery,
} from './recover.testing';

openPagesAfresh();

test('a report names the release, the stage and the reason', () => {
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
      composition: 7,
      opens: true,
      first: true,
    },
    {
      kind: 'fallback',
      remote: 'shell',
      version: '0.9.0',
      stage: 'shell',
      detail: 'previous',
      composition: 7,
      first: true,
    },
  ]);
});

test('without a telemetry address nothing is reported', () => {
  open({ telemetryUrl: null });
  failForGood(CURRENT);
  expect(beacon).not.toHaveBeenCalled();
});

test('a browser without sendBeacon starts the shell all the same', () => {
  open();
  const { sendBeacon } = navigator;
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(() => recovery().drawn()).not.toThrow();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
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
  expect(events()).toMatchObject([
    { kind: 'failure', remote: 'shell', version: '1.0.0', stage, detail: 'Error: broken' },
  ]);
});

test('a page that is drawn is reported once with its time, even after a failure', () => {
  open({ shellPrevious: PREVIOUS });
  failForGood(CURRENT);
  beacon.mockClear();
  recovery().offer(PREVIOUS_BASE, () => recovery().drawn());
  expect(events()).toEqual([
    {
      kind: 'view',
      remote: 'shell',
      version: '0.9.0',
      stage: 'page',
      composition: 7,
      first: true,
      milliseconds: expect.any(Number) as unknown,
    },
  ]);
  expect(recovery().told).toEqual(new Set(['shell', 'shell failure', 'shell fallback', 'shell view']));
});

describe('an error while a script of the shell runs', () => {
  const throwIn = (filename: string) =>
    document.dispatchEvent(new ErrorEvent('error', { filename, message: 'x is not defined' }));
  const withScript = () => {
    open();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = CURRENT;
    const other = document.createElement('script');
    other.type = 'module';
    other.src = 'http://localhost/other.js';
    document.head.append(document.createElement('script'), script, other);
  };

  test('gives up a release that has not drawn yet', () => {
    withScript();
    throwIn(CURRENT);
    expect(events()).toMatchObject([{ stage: 'boot', detail: 'x is not defined' }]);
    expect(document.querySelector('main h1')?.textContent).toBe('No pudimos abrir el sitio');
  });

  test('is ignored in a foreign script, and after the shell has drawn', () => {
    withScript();
    throwIn('http://localhost/extension.js');
    expect(events()).toEqual([]);
    recovery().offer(CURRENT_BASE, () => undefined);
    recovery().drawn();
    throwIn(CURRENT);
    expect(events()).toMatchObject([{ kind: 'view' }]);
    expect(document.querySelector('main h1')).toBeNull();
  });

  test('a foreign script that does not arrive causes no report', () => {
    withScript();
    const other = document.createElement('script');
    other.src = 'http://localhost/other.js';
    document.head.append(other);
    other.dispatchEvent(new Event('error'));
    other.dispatchEvent(new Event('error'));
    expect(events()).toEqual([]);
  });
});

test('a late shell is reported, and waited for without a previous release', () => {
  open({ shellPrevious: PREVIOUS });
  jest.advanceTimersByTime(20_000);
  expect(events()).toMatchObject([{ kind: 'failure', stage: 'entry', detail: 'late' }, { kind: 'fallback' }]);
  beacon.mockClear();
  open();
  jest.advanceTimersByTime(60_000);
  expect(events()).toEqual([]);
});
