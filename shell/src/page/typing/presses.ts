import { samePressed } from './hand-over';

/** The presses in a form that does not work yet. */
export interface Presses {
  /** Repeats the presses of the early form in the real one. */
  readonly replay: (early: HTMLFormElement, real: HTMLFormElement) => void;
  readonly stop: () => void;
}

const BUSY = 'aria-busy';

/**
 * Records presses and ENTER in the early form. If the visitor types after ENTER, that press is dropped, because they
 * are not done yet.
 */
export function notePresses(formOf: () => HTMLFormElement | null): Presses {
  const pressed: Element[] = [];
  let sent: Element | undefined;
  const forget = () => {
    sent?.removeAttribute(BUSY);
    sent = undefined;
  };

  const inForm = (event: Event): Element | undefined => {
    const { target } = event;
    return target instanceof Element && formOf()?.contains(target) ? target : undefined;
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!inForm(event)) return;
    // The early form never sends its data.
    event.preventDefault();
    sent = event.submitter ?? formOf()?.querySelector('[type=submit]') ?? undefined;
    sent?.setAttribute(BUSY, 'true');
  };
  const onClick = (event: MouseEvent) => {
    const element = inForm(event)?.closest('button[type=button],a[href]');
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The page shows that it cannot start: a link still works without it.
    if (element.matches('a') && document.querySelector('.recovery')) return;
    event.preventDefault();
    pressed.push(element);
  };
  const onInput = (event: Event) => {
    if (inForm(event)) forget();
  };
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);

  return {
    replay: (early, real) => {
      for (const element of pressed) samePressed(early, real, element)?.click();
      // Not a click: the button may be disabled while fields are missing, and `requestSubmit` makes the form show them.
      if (sent) real.requestSubmit();
    },
    stop: () => {
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('input', onInput, true);
    },
  };
}
