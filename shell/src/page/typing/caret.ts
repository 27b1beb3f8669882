import type { Field } from './fields';

export interface Caret {
  readonly start: number;
  readonly end: number;
  readonly direction: 'forward' | 'backward' | 'none';
}

/** Where a text field's caret is; undefined where it has none, or where no script can read it, as in an email field. */
export function caretOf(field: Field): Caret | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection } = field;
  return start === null || end === null ? undefined : { start, end, direction: selectionDirection ?? 'none' };
}

/** Fields of text whose caret browsers hide. */
const HIDES_CARET = /^(email|number)$/;

/** Puts the caret of a text field, which has the focus. Where browsers hide it, the field is a text field for a moment and keeps it. */
export function setCaret(field: Field, { start, end, direction }: Caret): void {
  if (field instanceof HTMLSelectElement) return;
  const { type } = field;
  const hides = field instanceof HTMLInputElement && HIDES_CARET.test(type);
  if (hides) field.type = 'text';
  if (field.selectionStart !== null) field.setSelectionRange(start, end, direction);
  if (hides) field.type = type;
}

/** Selects what a field has, so that the next key replaces it. */
export function selectAll(field: Field): void {
  if (!(field instanceof HTMLSelectElement)) field.select();
}
