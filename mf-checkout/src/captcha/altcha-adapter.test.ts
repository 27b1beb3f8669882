import { waitFor } from '@testing-library/react';
import { getRaffles } from '@rifas/shared/contracts';
import { createFakeApi, reply, type FakeApi } from '@rifas/shared/testing';
import type { CaptchaAdapter, CaptchaWidget } from './captcha-widget';

// Not a contract of the API: the captcha itself makes this call.
const getChallenge = { ...getRaffles, name: 'getChallenge', path: 'captcha/challenge' };
const challenge = {
  parameters: { algorithm: 'SHA-256', nonce: '00ff', salt: '00ff', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: 'signed',
};
const config = { provider: 'altcha' as const, field: 'altcha', challengeUrl: '/captcha/challenge' };

/** Stands in for the proof of work, because jsdom has no threads; a browser runs the real one. */
class SolvingWorker extends EventTarget {
  static made: string[] = [];
  constructor(url: URL) {
    super();
    SolvingWorker.made.push(url.href);
  }
  postMessage({ type }: { type: string }) {
    if (type !== 'work') return;
    const data = { counter: 5, derivedKey: '00ab', time: 1 };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

let altchaAdapter: CaptchaAdapter;
let api: FakeApi;
let container: HTMLElement;
let mounted: CaptchaWidget[];

beforeAll(async () => {
  Object.assign(globalThis, { Worker: SolvingWorker, isSecureContext: true });
  ({ altchaAdapter } = await import('./altcha-adapter'));
});
beforeEach(() => {
  SolvingWorker.made = [];
  mounted = [];
  api = createFakeApi();
  api.on(getChallenge, reply.http(200, challenge));
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  for (const widget of mounted) widget.remove();
  container.remove();
});

const mount = async () => {
  const widget = await altchaAdapter.mount(container, config);
  mounted.push(widget);
  return widget;
};

test('the captcha solves itself and returns the challenge, its signature and the solution', async () => {
  const answer = await (await mount()).answer();
  expect(JSON.parse(atob(answer ?? ''))).toEqual({ challenge, solution: { counter: 5, derivedKey: '00ab', time: 1 } });
  await waitFor(() => expect(container).toHaveTextContent('Verificado'));
});

test('the workers of the captcha come from files of the remote, not from blobs', async () => {
  await (await mount()).answer();
  expect(SolvingWorker.made.length).toBeGreaterThan(0);
  for (const url of SolvingWorker.made) expect(url).toMatch(/workers\/sha$/);
});

test('the captcha requests one challenge for any number of answers, and another one after a reset', async () => {
  const widget = await mount();
  await Promise.all([widget.answer(), widget.answer()]);
  await widget.answer();
  expect(api.requests(getChallenge)).toHaveLength(1);
  widget.reset();
  expect(await widget.answer()).toBeDefined();
  expect(api.requests(getChallenge)).toHaveLength(2);
});

test.each([
  ['a phone has slept for longer than a solution lasts', 30],
  ['the clock of the device was put back', -30],
])('the captcha is solved again when %s', async (_when, minutes) => {
  const widget = await mount();
  await widget.answer();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
  expect(await widget.answer()).toBeDefined();
  expect(api.requests(getChallenge)).toHaveLength(2);
  await widget.answer();
  expect(api.requests(getChallenge)).toHaveLength(2);
});

test('without a challenge from the server the captcha stays unsolved, and the next try requests one again', async () => {
  api.on(getChallenge, reply.http(500, {}));
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const widget = await mount();
  expect(await widget.answer()).toBeUndefined();
  await waitFor(() => expect(container).toHaveTextContent('Falló la verificación. Probá de nuevo.'));
  api.on(getChallenge, reply.http(200, challenge));
  expect(await widget.answer()).toBeDefined();
  expect(log).toHaveBeenCalled();
});

test('the captcha speaks Spanish, and leaves nothing on the page when it is removed', async () => {
  const widget = await mount();
  expect(container.querySelector('label')).toHaveTextContent(/No soy un robot|Verificando…|Verificado/);
  await widget.answer();
  widget.remove();
  expect(container).toBeEmptyDOMElement();
});
