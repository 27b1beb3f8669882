/** The system's code of an error, such as ENOENT; by its shape, since errors of another realm are no `Error` here. */
const errorCode = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(errorCode(error) ?? '');

/** What somebody has to do about a machine, who may not know the system's codes. */
const IN_PLAIN_WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: make room on it, and try again',
  EDQUOT: 'what this user may keep on the disk is used up: make room, and try again',
  EROFS: 'nothing can be written on that disk: mount it for writing, or name another place',
  EACCES: 'the user that runs this may not do that there',
  ENOTDIR: 'a file stands where a folder should be',
  EISDIR: 'a folder stands where a file should be',
  EMFILE: 'this user may not open so many files at once: raise the limit (ulimit -n)',
};

/** What an error says; by its shape, as above. */
export function errorMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error) || typeof error.message !== 'string')
    return String(error);
  const words = IN_PLAIN_WORDS[errorCode(error) ?? ''];
  return words === undefined ? error.message : `${words} (${error.message})`;
}

/** Why `fetch` reached nobody: it says 'fetch failed' itself, and what it was caused by says why. */
export function fetchProblem(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  // Where each of several addresses was tried in vain there is a code and no message.
  return cause === undefined ? errorMessage(error) : errorMessage(cause) || (errorCode(cause) ?? errorMessage(error));
}
