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

/** A small remark that begins with its icon, however many lines it takes. */
export function IconNote({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Note>
      <Icon name={icon} />
      <span>{children}</span>
    </Note>
  );
}
