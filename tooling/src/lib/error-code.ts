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
