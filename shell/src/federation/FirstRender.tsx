import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { withinBudget } from '@rifas/shared/async';
import { BUDGET_MS } from './time-budget';

/** Throws to the boundary around it when the part takes too long. */
function Waiting({ children }: { children: ReactNode }) {
  const [late, setLate] = useState<unknown>();
  useEffect(() => {
    let end = () => {};
    const wait = new Promise<void>((resolve) => (end = resolve));
    withinBudget(wait, BUDGET_MS, 'The first render').catch(setLate);
    return end;
  }, []);
  if (late) throw late;
  return children;
}

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(() => {
    // Runs after the page's own effects: what they throw still belongs to the first render.
    const timer = setTimeout(onDrawn, 0);
    return () => clearTimeout(timer);
  }, [onDrawn]);
  return null;
}

interface Props {
  /** The same function in every render. */
  readonly onDrawn: () => void;
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** Limits how long a part may suspend, and calls `onDrawn` when it has been drawn without throwing. */
export function FirstRender({ onDrawn, loading, children }: Props) {
  return (
    <Suspense fallback={<Waiting>{loading}</Waiting>}>
      {children}
      <Drawn onDrawn={onDrawn} />
    </Suspense>
  );
}
