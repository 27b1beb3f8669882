import { Page, StubPanel } from '@rifas/shared/ui';
import { resetTexts } from '../common/texts';
import { ResetForm } from './ResetForm';

/** The page as it is once the link has been found good: what a visitor sees and types into from the first moment. */
export const ResetFormPage = () => (
  <Page title={resetTexts.title} narrow>
    <StubPanel>
      <ResetForm onChange={() => Promise.resolve(undefined)} />
    </StubPanel>
  </Page>
);
