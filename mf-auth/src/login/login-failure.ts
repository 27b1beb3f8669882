import { parseError } from '@rifas/shared/http';
import { authFailure, isOffline } from '../common/auth-failure';

/** The specification fixes no text for a login without a network, so this one says what is wrong. */
export function loginFailure(thrown: unknown): string {
  const error = parseError(thrown);
  return isOffline(error) ? error.userMessage : authFailure(error, 'message');
}
