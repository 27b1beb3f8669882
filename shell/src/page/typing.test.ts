import { EARLY_CALLS_ID } from '@rifas/shared/site';

const FIELDS = `<input name="email" type="email" value=""><input name="password" type="password" value="">
  <button type="button">Mostrar</button><button type="submit">INGRESAR</button><a href="/login?modo=x">OLVIDÉ</a>`;

/** The page as the composer made it, with the inlined script running in it. */
function open({ address = '/login', form = { notWith: ['modo'], signedOutOnly: true } } = {}): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `
    <script type="application/json" id="${EARLY_CALLS_ID}">${JSON.stringify({ tokenName: 'token', calls: [], form })}</script>
    <div id="root"><header>Rifas</header><main><div class="first-paint" data-form=""><form method="post">${FIELDS}</form></div></main></div>`;
  const listen = jest.spyOn(document, 'addEventListener');
  jest.isolateModules(() => {
    jest.requireActual('./typing.inline');
  });
  heard = listen.mock.calls.map(([name, listener]) => [name, listener]);
  listen.mockRestore();
}

/** What the script of this page listens to: the next page has a script of its own. */
let heard: (readonly [string, EventListenerOrEventListenerObject])[] = [];
afterEach(() => {
  for (const [name, listener] of heard) document.removeEventListener(name, listener);
});

const root = (): HTMLElement => {
  const element = document.getElementById('root');
  if (!element) throw new Error('no root');
  return element;
};
const early = () => document.querySelector<HTMLFormElement>('.first-paint form');
/** What the shell draws into: in the document when it begins, and again when the page is shown. */
let shell: HTMLElement;
const hold = () => {
  globalThis.rifasTyping?.hold();
  shell = root();
};
const fieldOf = (within: Element | null, name: string): HTMLInputElement => {
  const field = within?.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const type = (field: HTMLInputElement, text: string) => {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
/** What the shell draws; the observer hears of it before the next task. */
async function draw(main: string): Promise<void> {
  shell.innerHTML = `<header>Rifas</header><main>${main}</main>`;
  await Promise.resolve();
}
const PAGE = `<h1 tabindex="-1">INGRESA</h1><form data-ready="">${FIELDS}</form>`;

const navigation = jest.fn(() => [{ type: 'navigate' }]);

beforeEach(() => {
  jest.useFakeTimers();
  navigation.mockReturnValue([{ type: 'navigate' }]);
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: navigation });
  localStorage.clear();
  delete document.documentElement.dataset['elsewhere'];
  globalThis.scrollBy = jest.fn() as typeof globalThis.scrollBy;
});
afterEach(() => jest.useRealTimers());

test('The shell gets an empty root out of sight, and the form stays where it is.', () => {
  open();
  const form = early();
  hold();
  expect(root().hidden).toBe(true);
  expect(root().childElementCount).toBe(0);
  expect(early()).toBe(form);
});

test('Until the real form is ready, nobody finds a field twice.', async () => {
  open();
  hold();
  await draw(PAGE.replace(' data-ready=""', ''));
  expect(document.querySelectorAll('[name=email]')).toHaveLength(1);
  expect(document.querySelectorAll('#root')).toHaveLength(1);
  shell.querySelector('form')?.setAttribute('data-ready', '');
  await Promise.resolve();
  expect(document.querySelectorAll('[name=email]')).toHaveLength(1);
  expect(root()).toBe(shell);
});

test('A second release gets a root of its own; what the first one drew is gone.', async () => {
  open();
  hold();
  const first = root();
  await draw('<div aria-busy="true"></div>');
  hold();
  expect(root()).not.toBe(first);
  expect(root().childElementCount).toBe(0);
  expect(document.querySelectorAll('#root')).toHaveLength(1);
  expect(early()).not.toBeNull();
});

test('The real form takes over what was typed, and the focus, once it is ready.', async () => {
  open();
  type(fieldOf(early(), 'email'), 'ana@example.com');
  type(fieldOf(early(), 'password'), 'Se');
  hold();
  await draw(PAGE.replace(' data-ready=""', ''));
  expect(root().hidden).toBe(true);
  shell.querySelector('form')?.setAttribute('data-ready', '');
  await Promise.resolve();
  expect(root().hidden).toBe(false);
  expect(document.querySelector('.first-paint')).toBeNull();
  expect(fieldOf(root(), 'email').value).toBe('ana@example.com');
  expect(fieldOf(root(), 'password').value).toBe('Se');
  expect(document.activeElement).toBe(fieldOf(root(), 'password'));
});

test('A form of an older release, which does not say that it is ready, takes over after a second.', async () => {
  open();
  type(fieldOf(early(), 'email'), 'a');
  hold();
  await draw(PAGE.replace(' data-ready=""', ''));
  jest.advanceTimersByTime(999);
  expect(root().hidden).toBe(true);
  jest.advanceTimersByTime(1);
  expect(fieldOf(root(), 'email').value).toBe('a');
  expect(root().hidden).toBe(false);
});

test.each(['<div aria-busy="true">Cargando</div>', '<p data-skeleton=""></p>Espere', ''])(
  'While the page waits the first form stays: %j',
  async (main) => {
    open();
    hold();
    await draw(main);
    expect(root().hidden).toBe(true);
    expect(early()).not.toBeNull();
  },
);

test('A failure is shown below the form, which keeps its text for the next try.', async () => {
  open();
  type(fieldOf(early(), 'email'), 'a');
  hold();
  await draw('<div data-form-stays=""><h1>Ingresar</h1>No pudimos cargar</div>');
  expect(root().hidden).toBe(false);
  expect(root().className).toBe('beside');
  expect(fieldOf(early(), 'email').value).toBe('a');
  await draw(PAGE);
  expect(root().className).toBe('');
  expect(fieldOf(root(), 'email').value).toBe('a');
});

test('A page without the form takes the place of the first one, and its title the focus.', async () => {
  open();
  hold();
  await draw('<h1 tabindex="-1">El link expiró</h1>');
  expect(early()).toBeNull();
  expect(root().hidden).toBe(false);
  expect(document.activeElement?.textContent).toBe('El link expiró');
});

test('Whoever has not been in the form hears the title.', async () => {
  open();
  hold();
  await draw(PAGE);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('ENTER before the scripts sends nothing then, and the real form once it is there.', async () => {
  open();
  const form = early();
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(form?.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  hold();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  root().addEventListener('click', pressed);
  await draw(PAGE);
  expect(pressed.mock.calls.map(([{ target }]) => (target as Element).textContent)).toEqual(['INGRESAR']);
});

test('Whoever goes on typing after ENTER has not sent the form.', async () => {
  open();
  early()?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  type(fieldOf(early(), 'password'), 'x');
  expect(early()?.querySelector('[aria-busy]')).toBeNull();
  hold();
  const pressed = jest.fn();
  root().addEventListener('click', pressed);
  await draw(PAGE);
  expect(pressed).not.toHaveBeenCalled();
});

test('Other buttons and links that were pressed are pressed in the real form, in their order.', async () => {
  open();
  early()?.querySelector<HTMLElement>('[type=button]')?.click();
  early()?.querySelector('a')?.click();
  hold();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  root().addEventListener('click', pressed);
  await draw(PAGE);
  expect(pressed.mock.calls.map(([{ target }]) => (target as Element).textContent)).toEqual(['Mostrar', 'OLVIDÉ']);
});

test('Who composes a character finishes it before the form changes hands.', async () => {
  open();
  fieldOf(early(), 'email').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  hold();
  await draw(PAGE);
  expect(root().hidden).toBe(true);
  fieldOf(early(), 'email').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(root().hidden).toBe(false);
});

test('A keyboard that always composes does not keep the page away.', async () => {
  open();
  fieldOf(early(), 'email').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  hold();
  await draw(PAGE);
  jest.advanceTimersByTime(1500);
  expect(root().hidden).toBe(false);
});

test.each([
  ['an address of another mode', { address: '/login?modo=olvide' }, false],
  ['a visitor with a session', {}, true],
])('The form is not used for %s: the shell draws in its place.', (_what, options, signedIn) => {
  if (signedIn) localStorage.setItem('token', 'x');
  open(options);
  expect(document.documentElement.dataset['elsewhere']).toBe('');
  document.dispatchEvent(new Event('readystatechange'));
  expect(early()?.closest<HTMLElement>('.first-paint')?.inert).toBe(true);
  const before = root();
  hold();
  expect(root()).toBe(before);
  expect(root().hidden).toBe(false);
});

test('A session does not matter to a page that is for everybody.', () => {
  localStorage.setItem('token', 'x');
  open({ form: { notWith: [], signedOutOnly: false } });
  expect(document.documentElement.dataset['elsewhere']).toBeUndefined();
});

test('What the browser’s history brings back from another visit goes; a reload keeps it.', () => {
  navigation.mockReturnValue([{ type: 'reload' }]);
  open();
  fieldOf(early(), 'email').value = 'de antes';
  document.dispatchEvent(new Event('readystatechange'));
  expect(fieldOf(early(), 'email').value).toBe('de antes');
  navigation.mockReturnValue([{ type: 'back_forward' }]);
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(fieldOf(early(), 'email').value).toBe('');
});
