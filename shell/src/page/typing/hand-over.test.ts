import { handOver } from './hand-over';

const FIELDS =
  '<input name="name" value=""><input name="email" type="email" value=""><textarea name="note"></textarea><button type="button">Ver</button>';

function twoForms(realFields = FIELDS): readonly [HTMLFormElement, HTMLFormElement] {
  document.body.innerHTML = `<main id="a"><form>${FIELDS}</form></main><main id="b"><h1 tabindex="-1">TÍTULO</h1><form>${realFields}</form></main>`;
  const [early, real] = document.querySelectorAll('form');
  if (!early || !real) throw new Error('no forms');
  return [early, real];
}
const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const nothing = () => undefined;
const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  globalThis.scrollBy = scrolled as typeof globalThis.scrollBy;
});

test.each(['name', 'note'])('Caret and selection are copied with their direction: %s.', (name) => {
  const [early, real] = twoForms();
  const from = fieldOf(early, name);
  from.value = 'Anaí';
  from.focus();
  from.setSelectionRange(1, 3, 'backward');
  handOver(early, real, nothing);
  const to = fieldOf(real, name);
  expect(document.activeElement).toBe(to);
  expect([to.selectionStart, to.selectionEnd, to.selectionDirection]).toEqual([1, 3, 'backward']);
});

test('An email field gets its type back, with the caret of the text field that stood in for it.', () => {
  const [early, real] = twoForms();
  fieldOf(early, 'email').type = 'text';
  fieldOf(early, 'email').value = 'ana@example.com';
  fieldOf(early, 'email').focus();
  fieldOf(early, 'email').setSelectionRange(2, 3);
  const put = jest.spyOn(fieldOf(real, 'email'), 'setSelectionRange');
  handOver(early, real, nothing);
  expect(document.activeElement).toBe(fieldOf(real, 'email'));
  expect(put).toHaveBeenCalledWith(2, 3, expect.any(String));
  expect(fieldOf(real, 'email').type).toBe('email');
  expect(fieldOf(real, 'email').value).toBe('ana@example.com');
});

test.each([
  ['a choice', '<select name="card"><option>Visa</option><option>Oca</option></select>'],
  ['a box', '<input type="checkbox" name="agree">'],
  ['a number', '<input type="number" name="count" value="">'],
])('The focus moves to %s too, which has no caret, and leaves it unchanged.', (_what, html) => {
  document.body.innerHTML = `<form>${html}</form><main><form>${html}</form></main>`;
  const [early, real] = document.querySelectorAll('form');
  if (!early || !real) throw new Error('no forms');
  const [from, to] = [early, real].map((form) => form.querySelector<HTMLElement>('[name]'));
  const focus = jest.spyOn(to as HTMLElement, 'focus');
  from?.focus();
  handOver(early, real, nothing);
  expect(document.activeElement).toBe(to);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(to?.outerHTML).toBe(html);
});

test('A caret that cannot be read is put behind the text.', () => {
  const [early, real] = twoForms();
  fieldOf(early, 'email').value = 'ana@example.com';
  fieldOf(early, 'email').focus();
  const put = jest.spyOn(fieldOf(real, 'email'), 'setSelectionRange');
  handOver(early, real, nothing);
  expect(put).toHaveBeenCalledWith(15, 15, 'none');
});

test('The focus stays on an element outside the form, and does not go to the title when the real form lacks its field.', () => {
  const [early, real] = twoForms();
  document.body.insertAdjacentHTML('beforeend', '<a href="#menu">Menú</a>');
  const link = document.querySelector<HTMLElement>('a');
  link?.focus();
  handOver(early, real, nothing);
  expect(document.activeElement).toBe(link);
  const [again, other] = twoForms('<input name="name" value="">');
  fieldOf(again, 'email').focus();
  const shown = jest.fn();
  handOver(again, other, shown);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(fieldOf(again, 'email'));
});

test('A page without a title leaves the focus where it is.', () => {
  const [early, real] = twoForms();
  document.querySelector('h1')?.remove();
  handOver(early, real, nothing);
  expect(document.activeElement).toBe(document.body);
});

test('A text that the real form rewrites gets no selection, because the caret would stand in the middle of it.', () => {
  const [early, real] = twoForms();
  const to = fieldOf(real, 'name');
  to.addEventListener('input', () => (to.value = to.value.toUpperCase()));
  fieldOf(early, 'name').value = 'ana';
  fieldOf(early, 'name').focus();
  fieldOf(early, 'name').setSelectionRange(1, 2);
  const put = jest.spyOn(to, 'setSelectionRange');
  handOver(early, real, nothing);
  expect(to.value).toBe('ANA');
  expect(put).not.toHaveBeenCalled();
});

test('A text that the page fills in stays in a field where the visitor typed nothing, selected so that the next key replaces it.', () => {
  const [early, real] = twoForms();
  fieldOf(real, 'name').value = 'Lucía';
  fieldOf(early, 'name').focus();
  handOver(early, real, nothing);
  const to = fieldOf(real, 'name');
  expect(to.value).toBe('Lucía');
  expect([to.selectionStart, to.selectionEnd]).toEqual([0, 5]);
});

test('A text that the visitor typed wins over one that the page fills in.', () => {
  const [early, real] = twoForms();
  fieldOf(real, 'name').value = 'Lucía';
  fieldOf(early, 'name').value = 'Ana';
  handOver(early, real, nothing);
  expect(fieldOf(real, 'name').value).toBe('Ana');
});

test('A field that appears only after another one is filled in gets its text too.', () => {
  const [early, real] = twoForms('<input name="name" value="">');
  fieldOf(real, 'name').addEventListener('input', () => {
    if (!real.querySelector('[name=email]')) real.insertAdjacentHTML('beforeend', '<input name="email" type="email">');
  });
  fieldOf(early, 'name').value = 'Ana';
  fieldOf(early, 'email').value = 'ana@example.com';
  handOver(early, real, nothing);
  expect(fieldOf(real, 'email').value).toBe('ana@example.com');
});

test('The focus moves from a button to the same button, and without a focused element to the title.', () => {
  const [early, real] = twoForms();
  early.querySelector('button')?.focus();
  handOver(early, real, nothing);
  expect(document.activeElement).toBe(real.querySelector('button'));
  const [again, other] = twoForms();
  handOver(again, other, nothing);
  expect(document.activeElement?.textContent).toBe('TÍTULO');
});

test('The real form is shown with its text before it gets the focus.', () => {
  const [early, real] = twoForms();
  fieldOf(early, 'name').value = 'Ana';
  fieldOf(early, 'name').focus();
  const seen: unknown[] = [];
  handOver(early, real, () =>
    seen.push(fieldOf(real, 'name').value, document.activeElement === fieldOf(early, 'name')),
  );
  expect(seen).toEqual(['Ana', true]);
});

test('The page is scrolled by the distance that the field has moved.', () => {
  const [early, real] = twoForms();
  const at = (field: HTMLElement, top: number) =>
    jest.spyOn(field, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  at(fieldOf(early, 'name'), 300);
  at(fieldOf(real, 'name'), 420);
  fieldOf(early, 'name').focus();
  handOver(early, real, nothing);
  expect(scrolled).toHaveBeenCalledWith({ top: 120, behavior: 'instant' });
});
