import { useLocation, useNavigate, useSearchParams } from '@rifas/shared/routing';
import { useEffect } from 'react';

export interface StepHistory {
  readonly go: (step: number) => void;
  readonly back: (step: number) => void;
}

const searchOf = (step: number): string => (step === 1 ? '' : `?paso=${step}`);

/** The step that the address asks for: the bare address is the first. */
export function useAskedStep(): number {
  const [search] = useSearchParams();
  return Number(search.get('paso') ?? 1);
}

/**
 * One history entry a step, so that the browser's back and forward work. `shown` is the step that is drawn: where the draft
 * cannot honour the address (a bookmark, a finished registration) the address becomes that of the step.
 */
export function useStepHistory(path: string, shown: number): StepHistory {
  const asked = useAskedStep();
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    if (asked !== shown) void navigate(path + searchOf(shown), { replace: true });
  }, [asked, shown, path, navigate]);

  const cameFrom = (state as { from?: number } | null)?.from;
  return {
    go: (step) => void navigate(path + searchOf(step), { state: { from: shown } }),
    back: (step) => {
      // The way the browser's own button takes, so that both leave the same history.
      if (cameFrom === step) void navigate(-1);
      else void navigate(path + searchOf(step), { replace: true });
    },
  };
}
