import { useEffect, useRef } from 'react';
import { paths, useLocation, useNavigate } from '@rifas/shared/routing';
import { modeAt, searchOf, type LoginModeKind } from './login-mode';
import { useLoginStore } from './login.store';

/**
 * The mode of the address, and a function that goes to another mode and keeps the address to return to. If the visitor
 * has left the form while its call was under way, the function does nothing.
 */
export function useLoginMode() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const known = useLoginStore();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const go = async (kind: LoginModeKind, { replace = false } = {}) =>
    isHere.current && navigate({ pathname: paths.login, search: searchOf(kind) }, { state: state as unknown, replace });
  return { mode: modeAt(search, known), go };
}
