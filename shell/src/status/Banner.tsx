import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, tokens } from '@rifas/shared/ui';

const Strip = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
  padding: ${tokens.space.xs} ${tokens.space.m};
  background: ${tokens.colour.warningSoft};
  color: ${tokens.colour.onWarningSoft};
  overflow-wrap: anywhere;
`;

interface Props {
  readonly label: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** A strip across the top of every page with one button. */
export function Banner({ label, action, onAction, children }: Props) {
  return (
    <Strip aria-label={label} data-no-print>
      <span>{children}</span>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
    </Strip>
  );
}
