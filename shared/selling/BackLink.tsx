import { Link } from '@rifas/shared/routing';
import { BackSlot, Button, ButtonLink, Icon } from '../ui';
import { ManualLink, type ManualSection } from './ManualLink';

interface BackLinkProps {
  readonly to: string;
  /** The manual's section about the page. Its link is at the other end of the line. */
  readonly help?: ManualSection;
}

/**
 * The link back, above a page's title.
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

interface StepBackProps {
  readonly onBack: () => void;
  readonly help: ManualSection;
}

/**
 * The button back to the previous step. It has the place of the first step's link back, so that titles and bars do not
 * move.
 */
export const StepBack = ({ onBack, help }: StepBackProps) => (
  <BackSlot>
    <Button variant="quiet" icon="back" onClick={onBack}>
      VOLVER
    </Button>
    <ManualLink section={help} />
  </BackSlot>
);
