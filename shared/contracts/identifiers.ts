import { filled, text, whole } from './scalars';
import { field, object } from './structures';

/** An id of the API. */
export const id = whole({ min: 0 });

/** A raffle's or a draw's number: text, also where the API sends a number. */
export const number = filled(40);

/** A token in an address or a request. */
export const token = filled(2000);

/** A token and nothing else: of a link, a session or a reset of the password. */
export const byToken = object({ token: field(token, 'token') });

/** The text of something that must be shown as it came. */
export const shownText = text({ max: 200 });
