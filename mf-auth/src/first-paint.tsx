import { firstPaints } from '@rifas/shared/first-paint';
import { paths } from '@rifas/shared/routing';
import { Page, StubPanel } from '@rifas/shared/ui';
import { resetTexts } from './common/texts';
import { MODE_PARAM } from './login/login-mode';
import LoginPage from './login/LoginPage';
import { ResetForm } from './reset/ResetForm';

/** The page for a valid link. Visitors see it and can type into it from the first moment. */
const ResetFormPage = () => (
  <Page title={resetTexts.title} narrow>
    <StubPanel>
      <ResetForm onChange={() => Promise.resolve(undefined)} />
    </StubPanel>
  </Page>
);

/** The pages that can be typed into before any script arrives. The build of the release calls this. */
export const drawFirstPaints = () =>
  firstPaints({
    login: { page: <LoginPage />, at: paths.login, notWith: [MODE_PARAM] },
    reset: { page: <ResetFormPage /> },
  });
