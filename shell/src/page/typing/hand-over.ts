import { caretOf, selectAll, setCaret } from './caret';
import { copyField, fieldsOf, isChanged, sameField, type Field } from './fields';

const SEND = '[type=submit]';
const OTHERS = 'button:not([type=submit]),a[href]';
const isField = (element: Element): element is Field => element.matches('input,select,textarea');

/**
 * The same button or link in another form. Submit buttons are matched with submit buttons; the others have the same
 * order in both forms.
 */
export function samePressed(early: HTMLFormElement, real: HTMLFormElement, element: Element): HTMLElement | undefined {
  const kind = element.matches(SEND) ? SEND : OTHERS;
  return [...real.querySelectorAll<HTMLElement>(kind)][[...early.querySelectorAll(kind)].indexOf(element)];
}

const sameElement = (early: HTMLFormElement, real: HTMLFormElement, element: Element): HTMLElement | undefined =>
  isField(element) ? sameField(real, element) : samePressed(early, real, element);

/** Copies twice, because a choice in one field can add another field, or its options. */
function copyAll(early: HTMLFormElement, real: HTMLFormElement): void {
  for (let turn = 0; turn < 2; turn += 1)
    for (const field of fieldsOf(early).filter(isChanged)) {
      const to = sameField(real, field);
      if (to) copyField(field, to);
    }
}

/** If the focus was not in the form, screen readers read the title, as on every page. */
function focusTitle(real: HTMLFormElement): void {
  real.closest('main')?.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
}

/**
 * Gives the real form everything that the early one has: what was typed and chosen, the focus, the caret and the
 * selection. The field in use keeps its position on the screen. It runs in one task, so that no key is lost in between.
 * @param show puts the real form in the place of the early one
 */
export function handOver(early: HTMLFormElement, real: HTMLFormElement, show: () => void): void {
  copyAll(early, real);
  const active = document.activeElement;
  const from = active && early.contains(active) ? active : undefined;
  const to = from && sameElement(early, real, from);
  if (!from || !to) {
    show();
    if (!from && (!active || active === document.body)) focusTitle(real);
    return;
  }
  const caret = isField(from) ? caretOf(from) : undefined;
  const { top } = from.getBoundingClientRect();
  // The real form is shown before the early one is removed, so that a phone's keyboard stays open.
  show();
  to.focus({ preventScroll: true });
  if (isField(from) && isField(to)) {
    const { length } = to.value;
    if (!isChanged(from) && to.value !== from.value) selectAll(to);
    else if (to.value === from.value) setCaret(to, caret ?? { start: length, end: length, direction: 'none' });
  }
  scrollBy({ top: to.getBoundingClientRect().top - top, behavior: 'instant' });
}
