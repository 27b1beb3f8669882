import type { Credentials } from '@rifas/shared/contracts';
import { normalizeEmail } from '@rifas/shared/domain';
import { clearDraft } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { useLocation, useNavigate } from '@rifas/shared/routing';
import { useLoginApi, type LoginOutcome } from './login.api';
import { EMAIL_DRAFT } from './login.form';
import { resetLogin, setLogin } from './login.store';
import { returnAddress } from './return-address';
import { useLoginMode } from './use-login-mode';

/** Logs in and leaves the screen, or asks a new user for a first password. Rethrows the call's error. */
export function useEnter() {
  const { session } = useHost();
  const { logIn } = useLoginApi();
  const { go } = useLoginMode();
  const navigate = useNavigate();
  const { state } = useLocation();

  return async (values: Credentials): Promise<LoginOutcome['kind']> => {
    const outcome = await logIn(values);
    if (outcome.kind === 'newUser') {
      setLogin({ newUser: normalizeEmail(values.email) });
      await go('newUser');
    } else {
      session.open(outcome.token);
      clearDraft(EMAIL_DRAFT.key);
      resetLogin();
      await navigate(returnAddress(state), { replace: true });
    }
    return outcome.kind;
  };
}
