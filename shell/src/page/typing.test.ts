import { draw, early, fieldOf, hold, mainParts, navigation, open, PAGE, root, shell, type } from './typing.testing';

test('The shell gets an empty hidden root, and the form stays where it is.', () => {
  open();
  const form = early();
  hold();
  expect(root().hidden).toBe(true);
  expect(root().childElementCount).toBe(0);
  expect(early()).toBe(form);
});

test('Until the real form is ready, each field exists once in the document.', async () => {
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

test('A second release gets a new root, and what the first one drew is gone.', async () => {
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

test('The real form takes over the typed text and the focus once it is ready.', async () => {
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

test('A form of an older release, which does not announce that it is ready, takes over after a second.', async () => {
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

test('A failure is shown below the form, and the form keeps its text for the next try.', async () => {
  open();
  type(fieldOf(early(), 'email'), 'a');
  hold();
  await draw('<div data-form-stays=""><h1>Ingresar</h1>No pudimos cargar</div>');
  expect(root().hidden).toBe(false);
  expect(root().className).toBe('beside');
  expect(fieldOf(early(), 'email').value).toBe('a');
  expect(mainParts()).toEqual([root().querySelector('main')]);
  expect(early()?.closest('[role=region]')?.getAttribute('aria-label')).toBe('INGRESA');
  const loading = document.querySelector<HTMLElement>('[role=status]');
  expect([loading?.getAttribute('aria-busy'), loading?.hidden]).toEqual(['false', true]);
  await draw(PAGE.replace(' data-ready=""', ''));
  expect(document.querySelectorAll('[name=email]')).toHaveLength(1);
  expect(mainParts()).toEqual([early()?.closest('[role=main]')]);
  expect(document.querySelector('[role=region]')).toBeNull();
  expect([loading?.getAttribute('aria-busy'), loading?.hidden]).toEqual(['true', false]);
  shell.querySelector('form')?.setAttribute('data-ready', '');
  await Promise.resolve();
  expect(root().className).toBe('');
  expect(fieldOf(root(), 'email').value).toBe('a');
});

test('A page without a form replaces the first one, and its title gets the focus.', async () => {
  open();
  hold();
  await draw('<h1 tabindex="-1">El link expiró</h1>');
  expect(early()).toBeNull();
  expect(root().hidden).toBe(false);
  expect(document.activeElement?.textContent).toBe('El link expiró');
});

test('The title gets the focus when the visitor has not used the form.', async () => {
  open();
  hold();
  await draw(PAGE);
  expect(document.activeElement?.tagName).toBe('H1');
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

test('A page for everybody ignores the session.', () => {
  localStorage.setItem('token', 'x');
  open({ form: { notWith: [], signedOutOnly: false } });
  expect(document.documentElement.dataset['elsewhere']).toBeUndefined();
});

test('A text that the browser’s history restores from another visit is cleared; a reload keeps it.', () => {
  navigation.mockReturnValue([{ type: 'reload' }]);
  open();
  fieldOf(early(), 'email').value = 'de antes';
  document.dispatchEvent(new Event('readystatechange'));
  expect(fieldOf(early(), 'email').value).toBe('de antes');
  navigation.mockReturnValue([{ type: 'back_forward' }]);
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(fieldOf(early(), 'email').value).toBe('');
});

test('A text that the visitor types after a return through the history stays, however late the page has loaded.', () => {
  navigation.mockReturnValue([{ type: 'back_forward' }]);
  open();
  document.dispatchEvent(new Event('readystatechange'));
  type(fieldOf(early(), 'email'), 'ana@');
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(fieldOf(early(), 'email').value).toBe('ana@');
});

/** Types into the first form, leaves its page, and opens a page in this way. @returns the values of its first form */
function typeAndLeave(way: string, address = '/login'): (string | undefined)[] {
  open();
  type(fieldOf(early(), 'email'), 'ana@example.com');
  type(fieldOf(early(), 'password'), 'Secreta.1');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  navigation.mockReturnValue([{ type: way }]);
  open({ address });
  document.dispatchEvent(new Event('readystatechange'));
  return ['email', 'password'].map((name) => fieldOf(early(), name).value);
}

test.each([
  ['stays through a reload, but for the password', 'reload', '/login', 'ana@example.com'],
  ['is not shown to whoever comes back through the history', 'back_forward', '/login', ''],
  ['is not shown to whoever opens the page again', 'navigate', '/login', ''],
  ['is not shown on another page', 'reload', '/login?otra', ''],
])('A text in the first form %s.', (_, way, address, text) => {
  expect(typeAndLeave(way, address)).toEqual([text, '']);
  expect(sessionStorage).toHaveLength(0);
});

test('A text that was typed after a reload stays, and what was kept before does not replace it.', () => {
  open();
  type(fieldOf(early(), 'email'), 'ana@example.com');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  navigation.mockReturnValue([{ type: 'reload' }]);
  open();
  type(fieldOf(early(), 'email'), 'bruno@');
  document.dispatchEvent(new Event('readystatechange'));
  expect(fieldOf(early(), 'email').value).toBe('bruno@');
});

test('Once the real form has taken over, its own draft counts, and the text of the first form is forgotten.', async () => {
  open();
  type(fieldOf(early(), 'email'), 'ana@example.com');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  hold();
  await draw(PAGE);
  expect(early()).toBeNull();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

test('Where storage is refused, the first form works without it.', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(typeAndLeave('reload')).toEqual(['', '']);
  refuse.mockRestore();
});
