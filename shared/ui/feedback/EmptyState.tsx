import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon';
import type { IconName } from '../text/icon-paths';
import { tokens } from '../theme/tokens';

export interface EmptyStateProps {
  icon?: IconName;
  /** What is missing. */
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.xl} ${tokens.space.m};
  text-align: center;
  text-wrap: balance;
  color: ${tokens.colour.textMuted};

  > a:not([class]) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Title = styled.p`
  font-size: ${tokens.font.l};
  font-weight: 600;
  color: ${tokens.colour.text};
`;

/** Shown in place of an empty list. */
export function EmptyState({ icon = 'ticket', title, children, action }: EmptyStateProps) {
  return (
    <Root>
      <Icon name={icon} size={40} />
      <Title>{title}</Title>
      {children !== undefined && <div>{children}</div>}
      {action}
    </Root>
  );
}
