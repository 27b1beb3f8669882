import { isDoubleTap } from '@rifas/shared/ui/double-tap';

const FIELD = 'input, textarea, select, label';

/**
 * Ignores the second tap of a double tap on a button that led to another step, when a field is in the same place now: it
 * would open the keyboard over a step that nobody has read yet. A Button ignores such taps itself.
 * @returns a function that ends it
 */
export function ignoreSecondTaps(): () => void {
  let last: MouseEvent | undefined;
  // Each step has an address of its own. A row that only left a long list by scrolling does not count.
  let address = '';
  const isStray = (event: MouseEvent): boolean =>
    last?.target instanceof Node &&
    !last.target.isConnected &&
    address !== location.href &&
    isDoubleTap(last, event) &&
    event.target instanceof Element &&
    event.target.closest(FIELD) !== null;
  // The field takes the focus at the first of these events, and a label gives it to its field at the second.
  const drop = (event: MouseEvent) => {
    // A key presses in no place, and as quickly as somebody likes.
    if (event.detail === 0) return;
    if (isStray(event)) event.preventDefault();
    else if (event.type === 'click') [last, address] = [event, location.href];
  };
  document.addEventListener('mousedown', drop, { capture: true });
  document.addEventListener('click', drop, { capture: true });
  return () => {
    document.removeEventListener('mousedown', drop, { capture: true });
    document.removeEventListener('click', drop, { capture: true });
  };
}
