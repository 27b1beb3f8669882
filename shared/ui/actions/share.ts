/**
 * Opens the device's own sheet to share something. Call it only if `navigator.share` exists. Resolves with false when
 * the browser refused; closing the sheet is not a refusal.
 * @example if (!(await share({ text }))) notify('No pudimos compartirlo.', 'error');
 */
export const share = (what: ShareData): Promise<boolean> =>
  navigator.share(what).then(
    () => true,
    (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError',
  );
