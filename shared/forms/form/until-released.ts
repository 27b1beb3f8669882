export const RELEASED = Symbol('released');

/**
 * The result of some work, or RELEASED when the browser brings the page back from its cache first: whatever was
 * under way when the visitor left may never settle.
 */
export async function untilReleased<Result>(work: Promise<Result>): Promise<Result | typeof RELEASED> {
  let stop = () => {};
  const released = new Promise<typeof RELEASED>((resolve) => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) resolve(RELEASED);
    };
    window.addEventListener('pageshow', listen);
    stop = () => window.removeEventListener('pageshow', listen);
  });
  try {
    return await Promise.race([work, released]);
  } finally {
    stop();
  }
}
