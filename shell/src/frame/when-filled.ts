/** Matches the placeholders of content that is still loading. */
const WAITING = '[aria-busy=true], [data-skeleton]';
const LOOK_MS = 100;
/** An answer that takes longer does not hold back the rest of the page. */
const MOST_LOOKS = 50;

/**
 * Runs the work once the page has its data, at once if nothing is loading. Other requests would take bandwidth and
 * processor time from the content that the visitor waits for.
 * @returns a function that cancels it
 */
export function whenFilled(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (left: number): void => {
    if (left > 0 && document.querySelector(WAITING)) timer = setTimeout(look, LOOK_MS, left - 1);
    else work();
  };
  look(MOST_LOOKS);
  return () => clearTimeout(timer);
}
