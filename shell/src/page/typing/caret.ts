import type { Field } from './fields';

export interface Caret {
  readonly start: number;
  readonly end: number;
  readonly direction: 'forward' | 'backward' | 'none';
}

/** The caret of a text field; undefined if it has none, or if scripts cannot read it, as in an email field. */
export function caretOf(field: Field): Caret | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection } = field;
  return start === null || end === null ? undefined : { start, end, direction: selectionDirection ?? 'none' };
}

/** Types of text fields whose caret scripts cannot read or set. */
const HIDES_CARET = /^(email|number)$/;

/**
 * Sets the caret of the focused text field. If its type hides the caret, the field becomes a plain text field for a
 * moment.
 */
export function setCaret(field: Field, { start, end, direction }: Caret): void {
  if (field instanceof HTMLSelectElement) return;
  const { type } = field;
  const hides = field instanceof HTMLInputElement && HIDES_CARET.test(type);
  if (hides) field.type = 'text';
  if (field.selectionStart !== null) field.setSelectionRange(start, end, direction);
  if (hides) field.type = type;
}

/** Selects the content of a field, so that the next key replaces it. */
export function selectAll(field: Field): void {
  if (!(field instanceof HTMLSelectElement)) field.select();
}
