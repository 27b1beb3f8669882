import { draw, early, fieldOf, hold, open, PAGE, root, type } from './typing.testing';

/** Counts how often the real form is sent. */
function noteSent(): jest.Mock {
  const sent = jest.fn((event: Event) => event.preventDefault());
  root().addEventListener('submit', sent);
  return sent;
}

test('ENTER before the scripts sends nothing at first, and sends the real form once it is ready.', async () => {
  open();
  const form = early();
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(form?.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  hold();
  const sent = noteSent();
  await draw(PAGE);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(early()).toBeNull();
});

test('The real form is sent even when it has other buttons first and a disabled submit button.', async () => {
  open();
  early()?.querySelector<HTMLElement>('[type=submit]')?.focus();
  early()?.querySelector<HTMLElement>('[type=submit]')?.click();
  hold();
  const sent = noteSent();
  const pressed = jest.fn();
  root().addEventListener('click', pressed);
  await draw(
    PAGE.replace('<input', '<a href="#rifas">Ver las rifas</a><button type="button">Más</button><input').replace(
      'type="submit"',
      'type="submit" disabled=""',
    ),
  );
  expect(sent).toHaveBeenCalledTimes(1);
  expect(pressed).not.toHaveBeenCalled();
});

test('Typing after ENTER cancels the sending of the form.', async () => {
  open();
  early()?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  type(fieldOf(early(), 'password'), 'x');
  expect(early()?.querySelector('[aria-busy]')).toBeNull();
  hold();
  const sent = noteSent();
  await draw(PAGE);
  expect(sent).not.toHaveBeenCalled();
});

test('Other pressed buttons and links are pressed in the real form, in their order.', async () => {
  open();
  early()?.querySelector<HTMLElement>('[type=button]')?.click();
  early()?.querySelector('a')?.click();
  hold();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  root().addEventListener('click', pressed);
  await draw(PAGE);
  expect(pressed.mock.calls.map(([{ target }]) => (target as Element).textContent)).toEqual(['Mostrar', 'OLVIDÉ']);
});

test('The form is not replaced while the visitor composes a character.', async () => {
  open();
  fieldOf(early(), 'email').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  hold();
  await draw(PAGE);
  expect(root().hidden).toBe(true);
  fieldOf(early(), 'email').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(root().hidden).toBe(false);
});

test('A keyboard that never ends a composition does not keep the page away.', async () => {
  open();
  fieldOf(early(), 'email').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  hold();
  await draw(PAGE);
  jest.advanceTimersByTime(1500);
  expect(root().hidden).toBe(false);
});

const bubbles = true;
test.each([
  ['a click', ['pointerdown', 'pointerup', 'click'], 0],
  ['a press that leaves the button', ['pointerdown', 'pointerup'], 300],
  ['a finger that scrolls', ['pointerdown', 'pointercancel'], 0],
  ['SPACE', ['keydown', 'keyup'], 0],
])('The form is not replaced between the beginning and the end of %s.', async (_, names, ms) => {
  open();
  const [beginning, ...events] = names.map((name) =>
    name.startsWith('key')
      ? new KeyboardEvent(name, { key: ' ', bubbles })
      : new MouseEvent(name, { bubbles, cancelable: true }),
  );
  const button = early()?.querySelector('[type=submit]');
  if (beginning) button?.dispatchEvent(beginning);
  hold();
  noteSent();
  await draw(PAGE);
  for (const event of events) button?.dispatchEvent(event);
  expect(root().hidden).toBe(true);
  jest.advanceTimersByTime(ms);
  expect(root().hidden).toBe(false);
});

test.each([
  ['another button of the mouse', '[type=submit]', new MouseEvent('pointerdown', { button: 2, bubbles })],
  ['another key', '[type=submit]', new KeyboardEvent('keydown', { key: 'Shift', bubbles })],
  ['a press outside the form', 'h1', new MouseEvent('pointerdown', { bubbles })],
])('The form does not wait for the end of %s.', async (_, where, beginning) => {
  open();
  document.querySelector(where)?.dispatchEvent(beginning);
  hold();
  await draw(PAGE);
  expect(root().hidden).toBe(false);
});

test('The browser handles presses outside the form, and presses with a key that opens another tab.', () => {
  open();
  document.body.insertAdjacentHTML('beforeend', '<form><a href="#otra">Otra</a></form>');
  const press = (element: Element | null, init: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    element?.dispatchEvent(click);
    return click.defaultPrevented;
  };
  const link = early()?.querySelector('a') ?? null;
  expect(press(document.querySelector('body > form a'))).toBe(false);
  expect(press(link, { ctrlKey: true }) || press(link, { metaKey: true }) || press(link, { shiftKey: true })).toBe(
    false,
  );
  expect(press(link)).toBe(true);
  const other = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('body > form')?.dispatchEvent(other);
  expect(other.defaultPrevented).toBe(false);
});

test('A link works by itself once the page has announced a failure; a button still waits.', () => {
  open();
  document.body.insertAdjacentHTML('beforeend', '<div class="recovery"></div>');
  const prevented = [...(early()?.querySelectorAll('a,[type=button]') ?? [])].map((element) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.dispatchEvent(click);
    return [element.tagName, click.defaultPrevented];
  });
  expect(prevented).toEqual([
    ['BUTTON', true],
    ['A', false],
  ]);
});

test('A press is kept although a script of the page stops the event, and typing elsewhere does not cancel it.', async () => {
  open();
  const stop = (event: Event) => event.stopPropagation();
  for (const kind of ['submit', 'click', 'input']) document.body.addEventListener(kind, stop, true);
  early()?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  document.body.insertAdjacentHTML('beforeend', '<input id="busqueda">');
  document.getElementById('busqueda')?.dispatchEvent(new Event('input', { bubbles: true }));
  early()?.querySelector<HTMLElement>('[type=button]')?.click();
  for (const kind of ['submit', 'click', 'input']) document.body.removeEventListener(kind, stop, true);
  hold();
  const sent = noteSent();
  const pressed = jest.fn();
  root().addEventListener('click', pressed);
  await draw(PAGE);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('An element that the real form lacks is not pressed, and later presses go to the real form.', async () => {
  open();
  early()?.querySelector('a')?.click();
  const listener = jest.spyOn(document, 'removeEventListener');
  hold();
  await draw(PAGE.replace(/<a .*<\/a>/, ''));
  expect(root().hidden).toBe(false);
  expect(listener.mock.calls.map(([kind, , options]) => [kind, options])).toEqual([
    ['submit', true],
    ['click', true],
    ['input', true],
  ]);
});
