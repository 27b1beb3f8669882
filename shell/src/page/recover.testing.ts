import type { Deployment } from '@rifas/shared/deployment';

export const PREVIOUS = { version: '0.9.0', entry: '/releases/shell/0.9.0/shell.js' };
export const CURRENT_BASE = 'http://localhost/releases/shell/1.0.0/';
export const PREVIOUS_BASE = 'http://localhost/releases/shell/0.9.0/';
export const CURRENT = `${CURRENT_BASE}shell.js`;

export const beacon = jest.fn<boolean, [string, string]>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
/** What the page has reported. */
export const events = () => beacon.mock.calls.map(([, text]) => JSON.parse(text) as { kind: string; stage: string });

/** The page as the composer writes it, with the inlined script running in it. */
export function open(change: Partial<Deployment> = {}): void {
  const deployment = { telemetryUrl: '/telemetry', shellVersion: '1.0.0', composition: 7, ...change };
  const integrity = { [PREVIOUS.entry]: 'sha256-previous' };
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  document.body.innerHTML = `<div id="root"><header>Rifas</header><main><p>forma</p></main></div>
    <script type="application/json" id="deployment">${JSON.stringify(deployment)}</script>`;
  jest.isolateModules(() => {
    jest.requireActual('./recover.inline');
  });
}

export const recovery = () => {
  if (!globalThis.rifasRecovery) throw new Error('the page has no recovery');
  return globalThis.rifasRecovery;
};

export const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
/** Makes the newest script with that address fail. */
export function fail(src: string): void {
  let script = scripts()
    .reverse()
    .find((one) => one.src === src);
  if (!script) {
    script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    document.head.append(script);
  }
  script.dispatchEvent(new Event('error'));
}
export const failForGood = (src: string) => {
  fail(src);
  fail(src);
};

/** Gives each test a new page, by removing the listeners of the earlier one. */
export function openPagesAfresh(): void {
  const listening = new Map<EventListener, string>();
  beforeEach(() => {
    jest.useFakeTimers();
    beacon.mockClear();
    jest
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation((type: string, heard: EventListenerOrEventListenerObject) => {
        listening.set(heard as EventListener, type);
        document.addEventListener(type, heard, true);
      });
  });
  afterEach(() => {
    for (const [listener, type] of listening) document.removeEventListener(type, listener, true);
    listening.clear();
  });
}
