import { styled } from 'styled-components';
import { Alert, tokens } from '@rifas/shared/ui';
import { PageSkeleton } from './PageSkeleton';
import { useElapsed } from './use-elapsed';

/** After this time the page explains the wait, because a page that only waits looks broken. */
const PATIENCE_MS = 8_000;

const Notice = styled.div`
  max-width: 720px;
  margin: 0 auto;
  padding: ${tokens.space.m};
`;

/** The skeleton of the next page while the stored session is checked. After a while it explains the wait. */
export function CheckingSession() {
  return (
    <>
      {useElapsed(PATIENCE_MS) && (
        <Notice>
          <Alert tone="warning" title="El servidor tarda en responder">
            Seguimos esperando. Tu sesión y lo que escribiste siguen guardados en este dispositivo.
          </Alert>
        </Notice>
      )}
      <PageSkeleton tall />
    </>
  );
}
