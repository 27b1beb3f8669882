interface Place {
  readonly name: string;
  /** Where it was in the window: the browser restores how far the page was scrolled. */
  readonly top: number;
}

const PRESSED = 'a[href], button, summary';
const TITLE = 'h1[tabindex="-1"]';
const LOOK_MS = 100;
/** Lists may arrive later than the title. */
const MOST_LOOKS = 30;

const nameOf = (element: Element): string =>
  [element.tagName, element.getAttribute('href'), element.getAttribute('aria-label') ?? element.textContent].join(' ');

/** The name of the browser's entry, as the router keeps it. */
const entry = (): string => String((history.state as { key?: unknown } | null)?.key);

const isInWindow = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;

/**
 * Gives people with a keyboard their place again when they go back: the focus returns to the link or button that they
 * pressed there. The browser restores how far the page was scrolled, so the title that took the focus may be above the
 * window: the focus would not be visible, and the next Tab would jump to the top.
 * @returns a function that ends it
 */
export function returnToPlace(): () => void {
  const places = new Map<string, Place>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);

  const note = ({ target, detail }: MouseEvent) => {
    // A key counts no clicks.
    const pressed = detail === 0 && target instanceof Element ? target.closest(PRESSED) : null;
    if (pressed) places.set(entry(), { name: nameOf(pressed), top: pressed.getBoundingClientRect().top });
  };

  const focus = ({ name, top }: Place): boolean => {
    const title = document.activeElement;
    if (!title?.matches(TITLE) || title.getBoundingClientRect().top >= 0) return false;
    const farness = (element: Element): number => Math.abs(element.getBoundingClientRect().top - top);
    const [found] = [...document.querySelectorAll<HTMLElement>(PRESSED)]
      .filter((element) => nameOf(element) === name && isInWindow(element.getBoundingClientRect()))
      .sort((one, other) => farness(one) - farness(other));
    found?.focus({ preventScroll: true });
    return found !== undefined;
  };

  const arrive = () => {
    stop();
    const place = places.get(entry());
    if (!place) return;
    let looks = 0;
    timer = setInterval(() => {
      looks += 1;
      if (focus(place) || looks === MOST_LOOKS) stop();
    }, LOOK_MS);
  };

  document.addEventListener('click', note, { capture: true });
  addEventListener('popstate', arrive);
  // From then on the focus is where the visitor wants it.
  addEventListener('keydown', stop);
  addEventListener('pointerdown', stop);
  return () => {
    stop();
    document.removeEventListener('click', note, { capture: true });
    removeEventListener('popstate', arrive);
    removeEventListener('keydown', stop);
    removeEventListener('pointerdown', stop);
  };
}
