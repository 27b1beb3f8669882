/** The system's code of an error, such as ENOENT; by its shape, since errors of another realm are no `Error` here. */
const errorCode = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(errorCode(error) ?? '');

/** What an error says; by its shape, as above. */
export const errorMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : String(error);

/** Why `fetch` reached nobody: it says 'fetch failed' itself, and what it was caused by says why. */
export function fetchProblem(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  // Where each of several addresses was tried in vain there is a code and no message.
  return cause === undefined ? errorMessage(error) : errorMessage(cause) || (errorCode(cause) ?? errorMessage(error));
}
