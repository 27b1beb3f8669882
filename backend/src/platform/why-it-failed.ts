/**
 * The text for the person who started a program. A refusal in words needs no stack; a bug of ours cannot be found
 * without one.
 */
export const whyItFailed = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isTold = error.constructor === Error || 'syscall' in error;
  return isTold ? error.message : (error.stack ?? error.message);
};
