import type { Field } from './fields';

export interface Caret {
  readonly start: number;
  readonly end: number;
  readonly direction: 'forward' | 'backward' | 'none';
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isEmail = (field: TextField): field is HTMLInputElement => field.type === 'email';

/** An email field tells nothing of its caret: it is a text field for a moment. Changing the type back keeps both. */
function asText<Result>(field: TextField, work: () => Result): Result {
  if (!isEmail(field)) return work();
  field.type = 'text';
  try {
    return work();
  } finally {
    field.type = 'email';
  }
}

/** Where a text field's caret is; undefined where it has none. */
export function caretOf(field: Field): Caret | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  return asText(field, () => {
    const { selectionStart: start, selectionEnd: end, selectionDirection } = field;
    return start === null || end === null ? undefined : { start, end, direction: selectionDirection ?? 'none' };
  });
}

/** Puts the caret of a text field, which has the focus. */
export function setCaret(field: Field, { start, end, direction }: Caret): void {
  if (field instanceof HTMLSelectElement) return;
  asText(field, () => {
    if (field.selectionStart !== null) field.setSelectionRange(start, end, direction);
  });
}

/** Selects what a field has, so that the next key replaces it. */
export function selectAll(field: Field): void {
  if (!(field instanceof HTMLSelectElement)) field.select();
}
