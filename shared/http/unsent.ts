/** The message of the error of a call that began while the device had no network. */
export const UNSENT = 'Offline';
