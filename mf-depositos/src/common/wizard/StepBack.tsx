import { BackSlot, Button } from '@rifas/shared/ui';
import { BACK } from '../texts';

/** The way to the step before, where the first step has the way to the home: titles and bars keep their place. */
export const StepBack = ({ onBack }: { readonly onBack: () => void }) => (
  <BackSlot>
    <Button variant="quiet" icon="back" onClick={onBack}>
      {BACK}
    </Button>
  </BackSlot>
);
