/**
 * Whether the status of an envelope says that the call went well: the one word, in whatever capitals and with blanks around it.
 * @example saysSuccess(' Success ') // true
 */
export const saysSuccess = (status: unknown): boolean =>
  typeof status === 'string' && status.trim().toLowerCase() === 'success';
