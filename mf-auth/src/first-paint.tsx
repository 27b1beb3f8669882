import { firstPaints } from '@rifas/shared/first-paint';
import { paths } from '@rifas/shared/routing';
import { MODE_PARAM } from './login/login-mode';
import LoginPage from './login/LoginPage';
import { ResetFormPage } from './reset/ResetFormPage';

/** The pages that can be typed into before any script arrives. The build of the release calls this. */
export const drawFirstPaints = () =>
  firstPaints({
    login: { page: <LoginPage />, at: paths.login, notWith: [MODE_PARAM] },
    reset: { page: <ResetFormPage /> },
  });
