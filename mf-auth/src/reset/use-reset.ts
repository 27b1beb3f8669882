import { useEffect, useRef, useState } from 'react';
import { resetPassword, verifyResetLink } from '@rifas/shared/contracts';
import { FORM_ERROR, type SubmitErrors } from '@rifas/shared/forms';
import { mayBeDone, parseError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import { stageAfterChange, stageAfterCheck, type ResetStage } from './reset-stage';

/** Checks the link when the page opens, and changes the password with it. */
export function useReset(token: string) {
  const { http, whileLoading } = useHost();
  const [stage, setStage] = useState<ResetStage>({ kind: 'verifying' });
  const [checks, setChecks] = useState(1);
  const unsure = useRef(false);

  useEffect(() => {
    const leaving = new AbortController();
    http.call(verifyResetLink, { token }, { signal: leaving.signal }).then(
      () => !leaving.signal.aborted && setStage({ kind: 'form' }),
      (error: unknown) => !leaving.signal.aborted && setStage(stageAfterCheck(error)),
    );
    return () => leaving.abort();
  }, [http, token, checks]);

  const checkAgain = () => {
    setStage({ kind: 'verifying' });
    setChecks(checks + 1);
  };

  const change = async (password: string): Promise<SubmitErrors | undefined> => {
    try {
      await whileLoading(http.call(resetPassword, { token, password }));
      setStage({ kind: 'done' });
    } catch (error) {
      unsure.current ||= mayBeDone(parseError(error));
      const next = stageAfterChange(error, unsure.current);
      if (next.kind === 'retry') return { [FORM_ERROR]: next.message };
      setStage(next);
    }
    return undefined;
  };

  return { stage, checkAgain, change };
}
