import { EARLY_CALLS_ID } from '@rifas/shared/site';

const FIELDS = `<input name="email" type="email" value=""><input name="password" type="password" value="">
  <button type="button">Mostrar</button><button type="submit">INGRESAR</button><a href="/login?modo=x">OLVIDÉ</a>`;
const LOADING = '<p role="status" aria-busy="true">Cargando…</p>';

/** The page as the composer writes it, with the inlined script running in it. */
export function open({ address = '/login', form = { notWith: ['modo'], signedOutOnly: true } } = {}): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `
    <script type="application/json" id="${EARLY_CALLS_ID}">${JSON.stringify({ tokenName: 'token', calls: [], form })}</script>
    <div id="root"><header>Rifas</header><section role="main">
      <div class="first-paint" data-form=""><h1>INGRESA</h1><form method="post">${FIELDS}</form>${LOADING}</div></section></div>`;
  const listen = jest.spyOn(document, 'addEventListener');
  jest.isolateModules(() => {
    jest.requireActual('./typing.inline');
  });
  heard = listen.mock.calls.map(([name, listener]) => [name, listener]);
  listen.mockRestore();
}

/** The listeners of this page's script: the next page has its own script. */
let heard: (readonly [string, EventListenerOrEventListenerObject])[] = [];
afterEach(() => {
  for (const [name, listener] of heard) document.removeEventListener(name, listener);
});

export const root = (): HTMLElement => {
  const element = document.getElementById('root');
  if (!element) throw new Error('no root');
  return element;
};
/** The main parts that the document shows. */
export const mainParts = () => [...document.querySelectorAll('main, [role=main]')];
export const early = () => document.querySelector<HTMLFormElement>('.first-paint form');
/** The shell's root: in the document when the shell begins, and again when the page is shown. */
export let shell: HTMLElement;
export const hold = () => {
  globalThis.rifasTyping?.hold();
  shell = root();
};
export const fieldOf = (within: Element | null, name: string): HTMLInputElement => {
  const field = within?.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
export const type = (field: HTMLInputElement, text: string) => {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
/** Draws as the shell does; the observer is notified before the next task. */
export async function draw(main: string): Promise<void> {
  shell.innerHTML = `<header>Rifas</header><main>${main}</main>`;
  await Promise.resolve();
}
export const PAGE = `<h1 tabindex="-1">INGRESA</h1><form data-ready="">${FIELDS}</form>`;

export const navigation = jest.fn(() => [{ type: 'navigate' }]);

beforeEach(() => {
  jest.useFakeTimers();
  navigation.mockReturnValue([{ type: 'navigate' }]);
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: navigation });
  localStorage.clear();
  delete document.documentElement.dataset['elsewhere'];
  globalThis.scrollBy = jest.fn() as typeof globalThis.scrollBy;
});
