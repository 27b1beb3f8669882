import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, tokens, type IconName } from '@rifas/shared/ui';

const Note = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.xs};
  font-size: ${tokens.font.s};

  > svg {
    flex: none;
  }
`;

/** A small note with its icon at the start, on one line or several. */
export function IconNote({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Note>
      <Icon name={icon} />
      <span>{children}</span>
    </Note>
  );
}
