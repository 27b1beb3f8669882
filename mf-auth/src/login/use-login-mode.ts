import { paths, useLocation, useNavigate } from '@rifas/shared/routing';
import { modeAt, searchOf, type LoginModeKind } from './login-mode';
import { useLoginStore } from './login.store';

/** The mode the address stands for, and the way to another one; the way back to where the visitor was is kept. */
export function useLoginMode() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const known = useLoginStore();
  const go = (kind: LoginModeKind, { replace = false } = {}) =>
    navigate({ pathname: paths.login, search: searchOf(kind) }, { state: state as unknown, replace });
  return { mode: modeAt(search, known), go };
}
