import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCancel: (event: SyntheticEvent) => void;
}

function focusAgain(before: Element | null): void {
  // What opened the dialog may be gone, a deleted row for instance: then the page's title.
  const target = before?.isConnected && before !== document.body ? before : document.querySelector('h1[tabindex="-1"]');
  if (target instanceof HTMLElement) target.focus();
}

/** Opens a native dialog while mounted: focus goes in to its title and back to where it was. */
export function useModal(close: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onNativeClose = useEffectEvent(close);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    // Browsers let a second "back" gesture close a dialog whatever the page says.
    const closed = () => {
      if (!element.open) onNativeClose();
    };
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
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    },
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
  };
}
