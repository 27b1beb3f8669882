import { Link } from '@rifas/shared/routing';
import { BackSlot, ButtonLink, Icon } from '../ui';

/**
 * The way back above a page's title.
 * @example <Page title="…" back={<BackLink to={paths.dashboard} />}>
 */
export const BackLink = ({ to }: { readonly to: string }) => (
  <BackSlot>
    <ButtonLink as={Link} to={to} $variant="quiet">
      <Icon name="back" />
      VOLVER
    </ButtonLink>
  </BackSlot>
);
