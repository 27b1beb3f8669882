/** @jest-environment @rifas/tooling/jest/dom-environment */
import { liveModule, type LiveState } from './live-client';

afterEach(() => document.body.replaceChildren());

/** Runs the module as a page does that has loaded build 1: its text, not the function. @returns its server */
function runInPage(): { readonly send: (state: LiveState) => Promise<void> } {
  const events = new EventTarget();
  const text = liveModule('/events', 'mf-premios', { build: '1', hash: 'one' });
  const run = new Function('EventSource', text) as (source: unknown) => void;
  run(function EventSource() {
    return events;
  });
  return {
    send: async (state) => {
      events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(state) }));
      await Promise.resolve();
    },
  };
}

test('a build that was complete before the page heard of the server is taken with the first event', async () => {
  const refresh = jest.fn(() => Promise.resolve(true));
  const pages = globalThis as unknown as Record<symbol, unknown>;
  pages[Symbol.for('rifas.refresh')] = new Map([['mf-premios', refresh]]);
  const server = runInPage();
  await server.send({ build: '2', hash: 'two', problem: '' });
  expect(refresh).toHaveBeenCalledWith('two');
});

test('a problem covers the page until it is closed, by a button whose words have colours of their own', async () => {
  await runInPage().send({ build: '1', hash: 'one', problem: 'a type is wrong' });

  const panel = document.querySelector('[role=alert][aria-label="Errores de mf-premios"]');
  expect(panel?.textContent).toContain('a type is wrong');
  const close = panel?.querySelector('button');
  expect(close?.textContent).toBe('Cerrar');
  expect(close?.style.backgroundColor).toBe('rgb(255, 233, 233)');
  expect(close?.style.color).toBe('rgb(43, 11, 11)');
  close?.click();
  expect(document.querySelector('[role=alert]')).toBeNull();
});
