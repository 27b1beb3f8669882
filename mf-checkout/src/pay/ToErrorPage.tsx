import { Navigate, paths } from '@rifas/shared/routing';
import { failureHash, type Failure } from '../common/failure';

/** Leads to the error page, which shows its general message without a reason. */
export const ToErrorPage = ({ failure }: { readonly failure?: Failure | undefined }) => (
  <Navigate to={`${paths.error}${failure ? failureHash(failure) : ''}`} replace />
);
