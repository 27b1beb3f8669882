import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Tab and Escape fold the open menu wherever the focus is, because Safari does not focus a clicked button. So does a page
 * that moves the focus behind the menu, to a field with an error.
 * @param toggle the button of the menu, which gets the focus back
 */
export function useFoldByKey(open: boolean, toggle: RefObject<HTMLElement | null>, fold: () => void): void {
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    const isInHeader = () => toggle.current?.closest('header')?.contains(document.activeElement);
    // After the focus has moved, and only for the keyboard: a page that moved under a finger would lose the press.
    if (key === 'Tab') requestAnimationFrame(() => isInHeader() || fold());
    if (key !== 'Escape' || defaultPrevented) return;
    fold();
    if (isInHeader()) toggle.current?.focus();
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const header = toggle.current?.closest('header');
    if (!header || !(target instanceof Element) || header.contains(target)) return;
    // After the page has scrolled to it. What a finger presses is never behind the menu.
    const isBehind = () => target.getBoundingClientRect().bottom < header.getBoundingClientRect().bottom;
    requestAnimationFrame(() => isBehind() && fold());
  });
  useEffect(() => {
    if (!open) return undefined;
    const keyListener = (event: KeyboardEvent) => onKey(event);
    const focusListener = (event: FocusEvent) => onFocus(event);
    document.addEventListener('keydown', keyListener);
    document.addEventListener('focusin', focusListener);
    return () => {
      document.removeEventListener('keydown', keyListener);
      document.removeEventListener('focusin', focusListener);
    };
  }, [open]);
}
