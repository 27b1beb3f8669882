import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { focusTitle } from '../hooks/focus-title';

/** What was pressed last. Safari gives a pressed button no focus, so that the focus does not tell what opened a dialog. */
let pressed: Element | null = null;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => (pressed = target instanceof Element ? target.closest('button,a,input,summary') : null),
    true,
  );

function focusAgain(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus();
  // What opened the dialog may be gone, a deleted row for instance.
  if (document.activeElement !== before) focusTitle();
}

/**
 * Opens a native dialog while mounted: focus goes in to its title and back to where it was.
 * @param locked it stays open, whatever anybody does
 */
export function useModal(onClose: () => void, locked: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    if (!locked) onClose();
  };
  const onNativeClose = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open) return;
    // How it ends is still to be seen.
    if (locked) element.showModal();
    else onClose();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { activeElement } = document;
    const before = activeElement === document.body ? pressed : activeElement;
    // Browsers let a second "back" gesture close a dialog whatever the page says.
    const closed = () => onNativeClose(element);
    element.showModal();
    heading.current?.focus();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
      focusAgain(before);
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
