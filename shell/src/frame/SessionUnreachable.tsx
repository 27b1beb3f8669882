import { useState } from 'react';
import type { AppErrorCode } from '@rifas/shared/http';
import { Link, paths, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { Alert, Button, ButtonLink, Page, Text } from '@rifas/shared/ui';
import { abandonHanging } from '../federation/abandon-hanging';
import { useSessionController } from '../session/session-context';

const NO_CONNECTION = { title: 'Sin conexión', what: 'Revisá tu conexión a internet.' };
const SERVER_FAILS = { title: 'El servidor no responde', what: 'El problema no es tuyo.' };
const TOO_MANY = { title: 'Demasiados intentos', what: 'El servidor pide que esperemos un momento.' };

function reasonOf(problem: AppErrorCode | undefined): typeof NO_CONNECTION {
  if (problem === 'http' || problem === 'contract') return SERVER_FAILS;
  return problem === 'rate-limited' ? TOO_MANY : NO_CONNECTION;
}

/**
 * Shown when the stored session could not be checked. The visitor is not let in, but not logged out either; the session
 * controller tries again on its own (docs/rules.md, "Session").
 */
export function SessionUnreachable() {
  const session = useSessionController();
  const reason = reasonOf(useSession(({ problem }) => problem));
  const { title, what } = reason;
  const { pathname, search, hash } = useLocation();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    abandonHanging();
    // An automatic attempt that hung fails now. It is not the one that the visitor asks for.
    await session.settled();
    await session.validate();
    setBusy(false);
  };
  return (
    <Page title={title} narrow>
      <Alert tone="warning">
        No pudimos comprobar tu sesión. {what} Tu sesión y lo que escribiste siguen guardados en este dispositivo.
      </Alert>
      <Text>Probamos de nuevo solos; cuando se pueda, seguís donde estabas.</Text>
      <Button busy={busy} onClick={() => void retry()}>
        Reintentar
      </Button>
      {/* Some servers always fail on an old token: a new login is the only way out. */}
      {reason === SERVER_FAILS && (
        <ButtonLink as={Link} to={paths.login} state={{ from: `${pathname}${search}${hash}` }} $variant="quiet">
          Ingresar de nuevo
        </ButtonLink>
      )}
    </Page>
  );
}
