/** A page that nobody looks at paints nothing. */
const PATIENCE_MS = 100;

/** Resolves once the browser has painted: what a press or a key has changed is seen before more is done about it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
