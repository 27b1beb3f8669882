import type { ReactNode } from 'react';
import { counted } from '@rifas/shared/format';
import { Alert, StickyBar, Text } from '@rifas/shared/ui';

interface SelectionBarProps {
  count: number;
  /** What is wrong with the selection; in place of the count, so that it is seen wherever the list stands. */
  error?: string | undefined;
  children: ReactNode;
}

/** How many raffles are selected, beside what can be done with them. */
export function SelectionBar({ count, error, children }: SelectionBarProps) {
  const words = count === 1 ? 'seleccionada' : 'seleccionadas';
  return (
    <StickyBar
      summary={
        error ? (
          <Alert tone="error">{error}</Alert>
        ) : (
          <Text strong>{`${counted(count, 'rifa', 'rifas')} ${words}`}</Text>
        )
      }
    >
      {children}
    </StickyBar>
  );
}
