import { useEffect, useRef } from 'react';
import { paths, useLocation, useNavigate } from '@rifas/shared/routing';
import { modeAt, searchOf, type LoginModeKind } from './login-mode';
import { useLoginStore } from './login.store';

/**
 * The mode the address stands for, and the way to another one; the way back to where the visitor was is kept. Whoever has left the
 * form while its call was under way stays where they are.
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
