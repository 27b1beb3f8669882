import type { ReactNode } from 'react';
import { Alert, StickyBar, Text } from '../../ui';

export interface SelectionBarProps {
  readonly count: number;
  /** '2 rifas seleccionadas'. */
  readonly selected: (count: number) => string;
  /** What is wrong with the selection; here, so that it is seen wherever the list stands. In place of a count of nothing. */
  readonly problem?: string | undefined;
  /** What the selection comes to. */
  readonly figures?: ReactNode;
  /** What can be done with it, the main action last. */
  readonly children: ReactNode;
}

/**
 * How much is selected and what it comes to, beside what can be done with it.
 * @example <SelectionBar count={count} selected={words.selected} figures={<Totals tickets={tickets} />}><Button>SIGUIENTE</Button></SelectionBar>
 */
export function SelectionBar({ count, selected, problem, figures, children }: SelectionBarProps) {
  return (
    <StickyBar
      summary={
        <>
          {problem !== undefined && <Alert tone="error">{problem}</Alert>}
          {(problem === undefined || count > 0) && (
            <Text size="s" aria-live="polite">
              {selected(count)}
            </Text>
          )}
          {figures}
        </>
      }
    >
      {children}
    </StickyBar>
  );
}
