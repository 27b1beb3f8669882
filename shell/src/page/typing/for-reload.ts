import { earlyForm, navigationType } from './early-form';
import { fieldsOf, isBox, isChanged, sameField } from './fields';

/** Begins like the drafts of the real forms, so that a logout forgets it with them. */
const KEY = 'rifas.borrador:primero';

interface Kept {
  readonly page: string;
  readonly typed: readonly { name: string; type: string; value: string; checked: boolean }[];
}

function keep(): void {
  const form = earlyForm();
  const typed = (form ? fieldsOf(form) : [])
    .filter((field) => field.type !== 'password' && isChanged(field))
    .map((field) => ({
      name: field.name,
      type: field.type,
      value: field.value,
      checked: isBox(field) && field.checked,
    }));
  try {
    // The real form keeps a draft of its own, which is newer.
    if (typed.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ page: location.href, typed } satisfies Kept));
  } catch {
    // Some browsers refuse storage.
  }
}

/** What was kept, once. */
function takeKept(): Kept | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as Kept);
  } catch {
    return undefined;
  }
}

/** Keeps what the first form holds when its page is left, except passwords: not every browser does for a reload. */
export const keepForReload = (): void => addEventListener('pagehide', keep);

/**
 * Fills in what the first form held before a reload. What the visitor has typed since stays, and after any other way to
 * the page nothing is filled in: another person may sit there.
 */
export function fillAfterReload(form: HTMLFormElement): void {
  const kept = takeKept();
  if (kept?.page !== location.href || navigationType() !== 'reload') return;
  for (const from of kept.typed) {
    const field = sameField(form, from);
    if (!field || isChanged(field)) continue;
    if (isBox(field)) field.checked = from.checked;
    else field.value = from.value;
  }
}
