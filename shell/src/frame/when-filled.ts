/** What a page shows in place of something that is on its way. */
const WAITING = '[aria-busy=true], [data-skeleton]';
const LOOK_MS = 100;
/** An answer that takes longer does not hold back the rest of the page. */
const MOST_LOOKS = 50;

/**
 * Does the work once the page has its data: at once where nothing on it waits. What else is fetched would take the connection and
 * the processor from what the visitor waits for.
 * @returns what calls it off
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
