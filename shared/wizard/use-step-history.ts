import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@rifas/shared/routing';

export interface StepHistory {
  /** Goes to another step, as a new entry of the browser's history. */
  readonly go: (step: number) => void;
  /** Goes back to an earlier step. Uses the browser's own "back" if that leads there. */
  readonly back: (step: number) => void;
  /** Goes to a step that replaces this one in the history: going back must not repeat what has been done. */
  readonly replace: (step: number) => void;
}

const searchOf = (step: number): string => (step === 1 ? '' : `?paso=${step}`);

/**
 * The step that the address asks for, counted from 1. An address without a step means the first; NaN if the value is
 * not a number.
 * @example const step = dueStep(useAskedStep(), draft);
 */
export function useAskedStep(): number {
  const [search] = useSearchParams();
  return Number(search.get('paso') ?? 1);
}

/**
 * One history entry per step, so that the browser's back and forward work. `shown` is the step that is rendered. If the
 * draft does not allow the step in the address (a bookmark, a finished registration), the address changes to the step
 * shown: entries that this wizard added are gone back through, so that nobody has to press Back for each of them.
 * @example const { go, back } = useStepHistory(paths.cashRegistration, step); go(2);
 */
export function useStepHistory(path: string, shown: number): StepHistory {
  const asked = useAskedStep();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const cameFrom = (state as { from?: number } | null)?.from;
  const replace = (step: number) => void navigate(path + searchOf(step), { replace: true });

  // The entry that is being left: a draw before the browser has gone back must not go back twice.
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (asked === shown) left.current = undefined;
    else if (left.current !== key) {
      const isOwn = cameFrom !== undefined && asked > shown;
      if (isOwn) left.current = key;
      void (isOwn ? navigate(-1) : navigate(path + searchOf(shown), { replace: true }));
    }
  }, [asked, shown, path, navigate, cameFrom, key]);

  // The second press of a double tap comes before the step is drawn: it would add the entry again, or go back twice.
  const moving = useRef(false);
  useEffect(() => {
    const rest = () => {
      moving.current = false;
    };
    rest();
    // Back in the browser may take away the step that was to come.
    addEventListener('popstate', rest);
    return () => removeEventListener('popstate', rest);
  }, [asked]);
  const once = (step: number, move: () => void) => {
    if (moving.current) return;
    moving.current = step !== asked;
    move();
  };

  return {
    go: (step) => once(step, () => void navigate(path + searchOf(step), { state: { from: shown } })),
    back: (step) => once(step, () => (cameFrom === step ? void navigate(-1) : replace(step))),
    replace,
  };
}
