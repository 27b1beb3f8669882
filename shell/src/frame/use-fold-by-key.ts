import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Tab and Escape fold the open menu wherever the focus is: Safari does not focus a clicked button, and a page moves the
 * focus to a field with an error, which may lie below the menu.
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
  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);
}
