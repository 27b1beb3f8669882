import { Link, paths } from '@rifas/shared/routing';
import { Alert, Button, Page, Row, Text } from '@rifas/shared/ui';
import { RouterButton } from '../BackToDashboard';
import { ContactMail } from '../ContactMail';
import type { Failure } from './failure';

interface FailureResultProps {
  readonly title: string;
  /** What went wrong, without the advice that follows. */
  readonly what: string;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** The result page of a write that failed: what to do, and the contact mail. */
export function FailureResult({ title, what, failure: { reason, uncertain }, onRetry }: FailureResultProps) {
  return (
    <Page title={title} focusTitle narrow>
      <Alert tone="error">
        {what}, prueba nuevamente o comunicate con <ContactMail />
      </Alert>
      {reason !== undefined && <Text>{reason}</Text>}
      {uncertain && (
        <Text>
          No sabemos si llegó a registrarse: mirá <Link to={paths.deposits}>tus depósitos</Link> antes de probar de
          nuevo.
        </Text>
      )}
      <Row>
        <Button onClick={onRetry}>REINTENTAR</Button>
        <RouterButton to={paths.dashboard} $variant="secondary">
          VOLVER AL INICIO
        </RouterButton>
      </Row>
    </Page>
  );
}
