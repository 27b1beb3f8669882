import { parseError } from '@rifas/shared/http';
import { authFailure, isOffline } from '../common/auth-failure';

/** Why a login failed. Without a network it says what is wrong: the customer fixed no text for that. */
export function loginFailure(thrown: unknown): string {
  const error = parseError(thrown);
  return isOffline(error) ? error.userMessage : authFailure(error, 'message');
}
