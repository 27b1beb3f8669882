import { copyField, fieldsOf, isChanged, sameField, type Field } from './fields';

function formOf(html: string): HTMLFormElement {
  const page = document.createElement('div');
  page.innerHTML = `<form>${html}</form>`;
  document.body.append(page);
  const form = page.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}
const only = (form: HTMLFormElement): Field => {
  const [field] = fieldsOf(form);
  if (!field) throw new Error('no field');
  return field;
};

const EMAIL = '<input name="email" type="email" value="">';
const SELECT =
  '<select name="card"><option value="" selected>Elegí</option><option>Visa</option><option>Oca</option></select>';
const BARE_SELECT = '<select name="card"><option>Visa</option><option>Oca</option></select>';
const CHOSEN_SELECT = '<select name="card"><option>Visa</option><option selected>Oca</option></select>';
const BOX = '<input type="checkbox" name="agree">';
const RADIOS = '<input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b">';

test('Fields are elements with a name; buttons and nameless inputs do not count.', () => {
  const form = formOf(`${EMAIL}<input><button name="send"></button><textarea name="note"></textarea>${SELECT}`);
  expect(fieldsOf(form).map(({ name }) => name)).toEqual(['email', 'note', 'card']);
});

test.each([EMAIL, SELECT, BARE_SELECT, CHOSEN_SELECT, BOX, RADIOS])(
  'A field is unchanged as the page brought it: %s',
  (html) => {
    expect(fieldsOf(formOf(html)).some(isChanged)).toBe(false);
  },
);

test('A text counts as changed until it is again what the page brought.', () => {
  const field = only(formOf(EMAIL));
  field.value = 'a';
  expect(isChanged(field)).toBe(true);
  field.value = '';
  expect(isChanged(field)).toBe(false);
});

test.each([SELECT, BARE_SELECT])('A choice counts as changed when another option is chosen: %s', (html) => {
  const field = only(formOf(html));
  field.value = 'Oca';
  expect(isChanged(field)).toBe(true);
});

test('Two fields are the same when they share the name, and for boxes also the value.', () => {
  const real = formOf(`${EMAIL}${RADIOS}`);
  const [, second] = fieldsOf(formOf(RADIOS));
  expect(second && sameField(real, second)).toBe(fieldsOf(real)[2]);
  expect(sameField(real, only(formOf(SELECT)))).toBeUndefined();
});

test('A text field with the name and value of a box is not that box.', () => {
  const real = formOf('<input type="checkbox" name="agree" value="a"><input type="radio" name="agree" value="a">');
  const text = only(formOf('<input name="agree" value="a">'));
  expect(sameField(real, text)).toBeUndefined();
  expect(sameField(real, only(formOf('<input type="radio" name="agree" value="a">')))?.type).toBe('radio');
});

test('A choice that the real form offers is copied, and the form gets its events.', () => {
  const from = only(formOf(SELECT));
  from.value = 'Oca';
  const real = formOf(BARE_SELECT);
  const heard: string[] = [];
  for (const kind of ['input', 'change']) real.addEventListener(kind, () => heard.push(kind));
  copyField(from, only(real));
  expect(only(real).value).toBe('Oca');
  expect(heard).toEqual(['input', 'change']);
});

test('A text is copied as if it had been typed, bypassing the setter of a library.', () => {
  const from = only(formOf(EMAIL));
  from.value = 'ana@example.com';
  const to = only(formOf(EMAIL));
  const heard: string[] = [];
  let tracked = '';
  Object.defineProperty(to, 'value', {
    configurable: true,
    get: () => tracked,
    set: (value: string) => (tracked = value),
  });
  to.addEventListener('input', () => heard.push('input'));
  to.addEventListener('change', () => heard.push('change'));
  copyField(from, to);
  Reflect.deleteProperty(to, 'value');
  expect(to.value).toBe('ana@example.com');
  expect(tracked).toBe('');
  expect(heard).toEqual(['input', 'change']);
});

test('A text that is already in the field is not typed again.', () => {
  const from = only(formOf(EMAIL));
  const to = only(formOf(EMAIL));
  const heard = jest.fn();
  to.addEventListener('input', heard);
  copyField(from, to);
  expect(heard).not.toHaveBeenCalled();
});

test('An option that the real form does not offer is not chosen.', () => {
  const from = only(formOf(SELECT));
  from.value = 'Oca';
  const to = only(formOf('<select name="card"><option>Visa</option><option selected>Mastercard</option></select>'));
  const heard = jest.fn();
  to.addEventListener('input', heard);
  copyField(from, to);
  expect(to.value).toBe('Mastercard');
  expect(heard).not.toHaveBeenCalled();
});

test('A box is clicked where it differs, so that listeners get the event.', () => {
  const from = only(formOf(BOX)) as HTMLInputElement;
  const to = only(formOf(BOX)) as HTMLInputElement;
  const heard = jest.fn();
  to.addEventListener('click', heard);
  copyField(from, to);
  expect(heard).not.toHaveBeenCalled();
  from.checked = true;
  copyField(from, to);
  expect(to.checked).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});
