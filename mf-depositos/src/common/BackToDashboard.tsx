import { styled } from 'styled-components';
import { Link, paths } from '@rifas/shared/routing';
import { BackSlot, buttonStyles, Icon, type ButtonStyleProps } from '@rifas/shared/ui';

/** A link of the router that looks like a button. */
export const RouterButton = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

export function BackToDashboard() {
  return (
    <BackSlot>
      <RouterButton to={paths.dashboard} $variant="quiet">
        <Icon name="back" />
        VOLVER
      </RouterButton>
    </BackSlot>
  );
}
