import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { Icon, tokens } from '@rifas/shared/ui';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  font-weight: 800;
  font-size: ${tokens.font.l};
  letter-spacing: 0.02em;
`;

export function Brand() {
  const { title } = useHost().deployment;
  return (
    <Mark>
      <Icon name="ticket" />
      {title}
    </Mark>
  );
}
