import { focusTitle } from '@rifas/shared/ui';

/** Where a row was: the part that is unfolded there, or the row beside it. */
function placeOf({ target, previousSibling, nextSibling }: MutationRecord, gone: Node): HTMLElement | undefined {
  const fold = target instanceof Element ? target.closest('details')?.querySelector('summary') : null;
  if (fold) return fold;
  if (!(gone instanceof HTMLLIElement)) return undefined;
  const beside = [nextSibling, previousSibling].find((row) => row instanceof HTMLLIElement && row.isConnected);
  if (!(beside instanceof HTMLLIElement)) return undefined;
  // The row and not its button: a key that was already on its way must not press it. The next Tab does reach it.
  beside.tabIndex = -1;
  beside.style.outlineOffset = '-3px';
  return beside;
}

/**
 * Keeps the place of people with a keyboard or a screen reader when the element that has the focus leaves the page, such
 * as the button of a ticket that somebody else has bought in the meantime. The browser would give the focus to the body.
 * It goes to the row that is unfolded around it, else to the row beside it, else to the page's title.
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | undefined;
  let isSeen = false;
  const note = ({ target }: FocusEvent) => {
    focused = target instanceof HTMLElement ? target : undefined;
    isSeen = focused?.matches(':focus-visible') ?? false;
  };
  // A press beside everything takes the focus away on purpose.
  const forget = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) focused = undefined;
    });
  const observer = new MutationObserver((records) => {
    const lost = focused;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    focused = undefined;
    for (const record of records) {
      const gone = [...record.removedNodes].find((node) => node.contains(lost));
      const place = gone && placeOf(record, gone);
      if (!place) continue;
      place.focus({ preventScroll: !isSeen });
      return;
    }
    focusTitle(isSeen);
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
