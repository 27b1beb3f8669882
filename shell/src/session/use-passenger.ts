import { useEffect } from 'react';
import { getPassenger } from '@rifas/shared/contracts';
import type { Passenger } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';
import { useSession } from '@rifas/shared/session';
import { useSessionController } from './session-context';

interface KnownPassenger {
  readonly passenger: Passenger | undefined;
  /** The call failed: the passenger will not be known. */
  readonly failed: boolean;
}

/** Keeps the passenger of the session for the greeting and for the remotes. */
export function usePassenger(): KnownPassenger {
  const token = useSession((session) => session.token) ?? '';
  const passenger = useSession((session) => session.passenger);
  const session = useSessionController();
  const { data, isError } = useApiQuery(getPassenger, { token }, { enabled: passenger === undefined });
  useEffect(() => {
    if (data) session.setPassenger(data);
  }, [data, session]);
  return { passenger, failed: isError };
}
