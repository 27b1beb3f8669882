import type { ReactNode } from 'react';
import { paths, useNavigate } from '@rifas/shared/routing';
import { Alert, Countdown } from '@rifas/shared/ui';

interface Props {
  readonly tone: 'success' | 'error';
  readonly seconds: number;
  /** The message, with the seconds that are left. */
  readonly children: (remaining: number) => ReactNode;
}

/** A result that leads to the login by itself, unless the visitor holds the countdown. */
export function ToLogin({ tone, seconds, children }: Props) {
  const navigate = useNavigate();
  return (
    <Alert tone={tone}>
      <Countdown seconds={seconds} onDone={() => void navigate(paths.login, { replace: true })}>
        {children}
      </Countdown>
    </Alert>
  );
}
