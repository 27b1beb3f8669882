import type { Codec } from './codec';
import { tokenIn } from './envelope';
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

/** A token that an answer holds as its only field; some APIs send the text itself. */
export const answeredToken: typeof byToken = {
  ...byToken,
  read: (wire, reading) => byToken.read(reading.strict ? wire : { token: tokenIn(wire) }, reading),
};

/** A token that an answer is; some APIs send it as a field. */
export const bareToken: Codec<string> = {
  ...token,
  read: (wire, reading) => token.read(reading.strict ? wire : (tokenIn(wire) ?? wire), reading),
};

/** The text of something that must be shown as it came. */
export const shownText = text({ max: 200 });
