import { token } from './identifiers';
import { field, object } from './structures';

/** A token and nothing else: of a link, a session or a reset of the password. */
export const byToken = object({ token: field(token, 'token') });
