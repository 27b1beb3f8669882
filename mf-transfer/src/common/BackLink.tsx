import { styled } from 'styled-components';
import { Link } from '@rifas/shared/routing';
import { BackSlot, buttonStyles, Icon, type ButtonStyleProps } from '@rifas/shared/ui';

/** A link of the router that looks like a button. */
export const RouteButton = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** The way back above a title. */
export function BackLink({ to }: { to: string }) {
  return (
    <BackSlot>
      <RouteButton to={to} $variant="quiet">
        <Icon name="back" />
        VOLVER
      </RouteButton>
    </BackSlot>
  );
}
