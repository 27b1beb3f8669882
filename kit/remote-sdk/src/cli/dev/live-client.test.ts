/** @jest-environment @rifas/tooling/jest/dom-environment */
import { liveModule, type LiveState } from './live-client';

afterEach(() => document.body.replaceChildren());

test('a problem covers the page until it is closed, by a button whose words have colours of their own', async () => {
  const events = new EventTarget();
  // As the page runs it: the text, not the function.
  const run = new Function('EventSource', liveModule('/events', 'mf-premios')) as (source: unknown) => void;
  run(function EventSource() {
    return events;
  });
  const state: LiveState = { build: '1', hash: '', problem: 'a type is wrong' };
  events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(state) }));
  await Promise.resolve();

  const panel = document.querySelector('[role=alert][aria-label="Errores de mf-premios"]');
  expect(panel?.textContent).toContain('a type is wrong');
  const close = panel?.querySelector('button');
  expect(close?.textContent).toBe('Cerrar');
  expect(close?.style.backgroundColor).toBe('rgb(255, 233, 233)');
  expect(close?.style.color).toBe('rgb(43, 11, 11)');
  close?.click();
  expect(document.querySelector('[role=alert]')).toBeNull();
});
