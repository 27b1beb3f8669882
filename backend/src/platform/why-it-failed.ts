/** For whoever started a program: what was refused in words needs no stack, and a mistake of ours is not found without. */
export const whyItFailed = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isTold = error.constructor === Error || 'syscall' in error;
  return isTold ? error.message : (error.stack ?? error.message);
};
