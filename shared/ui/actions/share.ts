/**
 * Opens the device's own sheet to share something; only where `navigator.share` is there. False when the browser refused: closing the
 * sheet is no refusal.
 * @example if (!(await share({ text }))) notify('No pudimos compartirlo.', 'error');
 */
export const share = (what: ShareData): Promise<boolean> =>
  navigator.share(what).then(
    () => true,
    (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError',
  );
