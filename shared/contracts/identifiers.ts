import type { Id } from '../domain';
import type { Codec } from './codec';
import { tokenIn } from './envelope';
import { filled, text, whole } from './scalars';
import { field, object } from './structures';

const counted = whole();
const named = filled(100);
const COUNTED = /^\s*(0|[1-9]\d{0,14})(\.0+)?\s*$/;

/** An id: a number in a request. An answer may have a text instead, and one that is no number's stays as it came. */
export const id: Codec<Id> = {
  ...counted,
  read: (wire, reading) =>
    reading.strict || typeof wire !== 'string' || COUNTED.test(wire)
      ? counted.read(wire, reading)
      : named.read(wire, reading),
  write: (value) => value,
};

/** A raffle's or a draw's number: text, also where the API sends a number. */
export const number: Codec<string> = filled(40);

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
