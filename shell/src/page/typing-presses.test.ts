import { draw, early, fieldOf, hold, open, PAGE, root, type } from './typing.testing';

/** Notes how often the real form is sent. */
function noteSent(): jest.Mock {
  const sent = jest.fn((event: Event) => event.preventDefault());
  root().addEventListener('submit', sent);
  return sent;
}

test('ENTER before the scripts sends nothing then, and the real form once it is there.', async () => {
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

test('The real form is sent also where it has other buttons before, and one that is disabled for what is missing.', async () => {
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

test('Whoever goes on typing after ENTER has not sent the form.', async () => {
  open();
  early()?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  type(fieldOf(early(), 'password'), 'x');
  expect(early()?.querySelector('[aria-busy]')).toBeNull();
  hold();
  const sent = noteSent();
  await draw(PAGE);
  expect(sent).not.toHaveBeenCalled();
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
