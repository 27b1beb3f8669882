import { Link } from '@rifas/shared/routing';
import { BackSlot, Button, ButtonLink, Icon } from '../ui';
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

interface StepBackProps {
  readonly onBack: () => void;
  readonly help: ManualSection;
}

/** The way to the step before, where the first step has the way to the page before: titles and bars keep their place. */
export const StepBack = ({ onBack, help }: StepBackProps) => (
  <BackSlot>
    <Button variant="quiet" icon="back" onClick={onBack}>
      VOLVER
    </Button>
    <ManualLink section={help} />
  </BackSlot>
);
