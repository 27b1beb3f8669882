import { Link, paths, useLocation } from '@rifas/shared/routing';
import { ButtonLink } from '@rifas/shared/ui';
import { searchOf, type LoginModeKind } from '../login-mode';
import { setLogin } from '../login.store';

/** A link to another mode of the login screen. It removes every message and keeps the address to return to. */
export function ModeLink({ to, children }: { to: LoginModeKind; children: string }) {
  const { state } = useLocation();
  return (
    <ButtonLink
      as={Link}
      $variant="quiet"
      $block
      to={{ pathname: paths.login, search: searchOf(to) }}
      state={state as unknown}
      onClick={() => setLogin({ failure: undefined })}
    >
      {children}
    </ButtonLink>
  );
}
