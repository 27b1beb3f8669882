/** The system's code of an error, such as ENOENT. Checks the shape, because other realms have another `Error`. */
const errorCode = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(errorCode(error) ?? '');

/** What to do about common system errors, for readers who do not know the codes. */
const IN_PLAIN_WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: make room on it, and try again',
  EDQUOT: 'what this user may keep on the disk is used up: make room, and try again',
  EROFS: 'nothing can be written on that disk: mount it for writing, or name another place',
  EACCES: 'the user that runs this may not do that there',
  ENOTDIR: 'a file stands where a folder should be',
  EISDIR: 'a folder stands where a file should be',
  EMFILE: 'this user may not open so many files at once: raise the limit (ulimit -n)',
};

/** The text of an error; checks the shape, as above. */
export function errorMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error) || typeof error.message !== 'string')
    return String(error);
  const words = IN_PLAIN_WORDS[errorCode(error) ?? ''];
  return words === undefined ? error.message : `${words} (${error.message})`;
}

/** Why `fetch` failed: its own message is only 'fetch failed', the cause has the reason. */
export function fetchProblem(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  // When all of several addresses failed, the cause has a code and no message.
  return cause === undefined ? errorMessage(error) : errorMessage(cause) || (errorCode(cause) ?? errorMessage(error));
}
