import { Link } from '@rifas/shared/routing';
import { BackSlot, ButtonLink, Icon } from '../ui';
import { ManualLink, type ManualSection } from './ManualLink';

interface BackLinkProps {
  readonly to: string;
  /** What the manual says of the page, offered at the other end of the line. */
  readonly help?: ManualSection;
}

/**
 * The way back above a page's title.
 * @example <Page title="…" back={<BackLink to={paths.dashboard} help="depositos" />}>
 */
export const BackLink = ({ to, help }: BackLinkProps) => (
  <BackSlot>
    <ButtonLink as={Link} to={to} $variant="quiet">
      <Icon name="back" />
      VOLVER
    </ButtonLink>
    {help && <ManualLink section={help} />}
  </BackSlot>
);
