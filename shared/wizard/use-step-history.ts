import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@rifas/shared/routing';

export interface StepHistory {
  /** On to another step, as an entry of the browser's history. */
  readonly go: (step: number) => void;
  /** Back to an earlier step, the way the browser's own button takes where it leads there. */
  readonly back: (step: number) => void;
  /** On to a step that takes this one's place: going back must not do again what has been done. */
  readonly replace: (step: number) => void;
}

const searchOf = (step: number): string => (step === 1 ? '' : `?paso=${step}`);

/**
 * The step that the address asks for, counted from 1: the bare address is the first; NaN where it asks for none.
 * @example const step = dueStep(useAskedStep(), draft);
 */
export function useAskedStep(): number {
  const [search] = useSearchParams();
  return Number(search.get('paso') ?? 1);
}

/**
 * One history entry a step, so that the browser's back and forward work. `shown` is the step that is drawn: where the draft
 * cannot honour the address (a bookmark, a finished registration) the address becomes that of the step.
 * @example const { go, back } = useStepHistory(paths.cashRegistration, step); go(2);
 */
export function useStepHistory(path: string, shown: number): StepHistory {
  const asked = useAskedStep();
  const navigate = useNavigate();
  const { state } = useLocation();
  const replace = (step: number) => void navigate(path + searchOf(step), { replace: true });

  useEffect(() => {
    if (asked !== shown) void navigate(path + searchOf(shown), { replace: true });
  }, [asked, shown, path, navigate]);

  const cameFrom = (state as { from?: number } | null)?.from;
  return {
    go: (step) => void navigate(path + searchOf(step), { state: { from: shown } }),
    back: (step) => {
      if (cameFrom === step) void navigate(-1);
      else replace(step);
    },
    replace,
  };
}
