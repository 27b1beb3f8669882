import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface StickyBarProps {
  /** What is selected, the total, the balance left. */
  summary?: ReactNode;
  /** The actions, the main one last. */
  children: ReactNode;
  label?: string;
}

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
  margin-inline: calc(-1 * ${tokens.space.m});
  padding: ${tokens.space.s} ${tokens.space.m};
  padding-block-end: calc(${tokens.space.s} + env(safe-area-inset-bottom, 0px));
  background: ${tokens.colour.surface};
  border-block-start: 1px solid ${tokens.colour.border};
  box-shadow: ${tokens.shadow.high};

  /* Zoomed in or lying on its side, a fixed bar would cover what it sums up. */
  @media (max-height: 400px) {
    position: static;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: 1 1 100%;
  gap: ${tokens.space.xs};
  justify-content: flex-end;

  > :last-child {
    flex: 1 1 0;
    min-width: 0;
  }
  @media (min-width: 720px) {
    flex: 1 1 14rem;

    > :last-child {
      flex: 0 1 auto;
    }
  }
`;

/** The bar at the bottom of a wizard: the main action is always within reach. Last child of a Page. */
export function StickyBar({ summary, children, label = 'Acciones' }: StickyBarProps) {
  return (
    <Root role="group" aria-label={label} data-no-print>
      {summary !== undefined && <div>{summary}</div>}
      <Actions>{children}</Actions>
    </Root>
  );
}
