/** The system's code of an error, such as ENOENT; by its shape, since errors of another realm are no `Error` here. */
export const errorCode = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(errorCode(error) ?? '');
