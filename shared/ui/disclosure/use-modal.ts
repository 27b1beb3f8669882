import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { focusTitle } from '../hooks/focus-title';

/**
 * The element that was pressed last. Safari does not focus a pressed button, so the focus does not show what opened a
 * dialog.
 */
let pressed: Element | null = null;
/** Whether the last press was one of the keyboard, whose clicks have no count. */
let byKey = false;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      pressed = target instanceof Element ? target.closest('button,a,input,summary') : null;
      byKey = detail === 0;
    },
    true,
  );

/** The element that opened the dialog may be gone, such as the button of a deleted ticket. Its row is near. */
function focusAgain(...near: readonly (HTMLElement | null | undefined)[]): void {
  for (const element of near) {
    element?.focus();
    if (element && document.activeElement === element) return;
  }
  // A keyboard goes on from the title, so its user must see it. Under a finger the list stays where it is.
  focusTitle(byKey);
}

/**
 * Opens a native dialog while mounted. The focus moves to its title, and back when it closes.
 * @param locked the dialog stays open, whatever the user does
 */
export function useModal(onClose: () => void, locked: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    if (!locked) onClose();
  };
  const onNativeClose = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open) return;
    // A locked dialog opens again: its work has not ended.
    if (locked) element.showModal();
    else onClose();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { activeElement } = document;
    const before = (activeElement === document.body ? pressed : activeElement) as HTMLElement | null;
    const row = before?.closest('details')?.querySelector('summary');
    // Browsers let a second "back" gesture close a dialog even if the page prevents it.
    const closed = () => onNativeClose(element);
    element.showModal();
    heading.current?.focus();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
      focusAgain(before, row);
    };
  }, []);

  return {
    dialog,
    heading,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
  };
}
