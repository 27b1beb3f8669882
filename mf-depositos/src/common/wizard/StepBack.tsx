import { ManualLink, type ManualSection } from '@rifas/shared/selling';
import { BackSlot, Button } from '@rifas/shared/ui';
import { BACK } from '../texts';

interface StepBackProps {
  readonly onBack: () => void;
  readonly help: ManualSection;
}

/** The way to the step before, where the first step has the way to the home: titles and bars keep their place. */
export const StepBack = ({ onBack, help }: StepBackProps) => (
  <BackSlot>
    <Button variant="quiet" icon="back" onClick={onBack}>
      {BACK}
    </Button>
    <ManualLink section={help} />
  </BackSlot>
);
