import type { Codec } from './codec';
import { defineContract } from './contract';
import { tokenOf } from './envelope';
import { byToken } from './identifiers';
import { object } from './structures';

/** `token` at the top, in `data`, or `data` itself. */
const newToken: Codec<{ readonly token: string }> = {
  ...byToken,
  read: (wire, reading) => byToken.read({ token: tokenOf(wire) }, reading),
};

/** The answer's token replaces the stored one. */
export const validateSession = defineContract({
  name: 'validateSession',
  method: 'GET',
  path: 'api/validate',
  answer: 'top',
  request: object({}),
  response: newToken,
});
