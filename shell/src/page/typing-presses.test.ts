import { draw, early, fieldOf, hold, open, PAGE, root, type } from './typing.testing';

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
