import { samePressed } from './hand-over';

/** What was pressed in a form that cannot do anything yet. */
export interface Presses {
  /** Does in the real form what was pressed in the early one. */
  readonly replay: (early: HTMLFormElement, real: HTMLFormElement) => void;
  readonly stop: () => void;
}

const BUSY = 'aria-busy';

/** Notes presses and ENTER in the early form. Whoever goes on typing after ENTER is not done yet: that press is forgotten. */
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
    // Nothing of the form ever leaves the page this way.
    event.preventDefault();
    sent = event.submitter ?? formOf()?.querySelector('[type=submit]') ?? undefined;
    sent?.setAttribute(BUSY, 'true');
  };
  const onClick = (event: MouseEvent) => {
    const element = inForm(event)?.closest('button[type=button],a[href]');
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The page has said that it does not get on: a link leads on without it.
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
      // Not a click: the button may be disabled until what is missing is there, and the form then says what that is.
      if (sent) real.requestSubmit();
    },
    stop: () => {
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('input', onInput, true);
    },
  };
}
