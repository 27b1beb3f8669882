import type { Id } from '../domain';
import type { Codec } from './codec';
import { tokenIn } from './envelope';
import { filled, text, whole } from './scalars';
import { field, object } from './structures';

const counted = whole();
const named = filled(100);
const COUNTED = /^\s*(0|[1-9]\d{0,14})(\.0+)?\s*$/;

/** An id: a number in a request. In an answer it may be text; text that is not a number stays unchanged. */
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

/** An object with a token as its only field: the token of a link, a session or a password reset. */
export const byToken = object({ token: field(token, 'token') });

/** An answer whose only field is a token. Some APIs send the text itself. */
export const answeredToken: typeof byToken = {
  ...byToken,
  read: (wire, reading) => byToken.read(reading.strict ? wire : { token: tokenIn(wire) }, reading),
};

/** An answer that is a token. Some APIs send it as a field. */
export const bareToken: Codec<string> = {
  ...token,
  read: (wire, reading) => token.read(reading.strict ? wire : (tokenIn(wire) ?? wire), reading),
};

/** A text that must be shown unchanged. */
export const shownText = text({ max: 200 });
