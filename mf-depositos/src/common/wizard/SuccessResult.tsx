import { paths } from '@rifas/shared/routing';
import { Alert, Page, Row } from '@rifas/shared/ui';
import { RouterButton } from '../BackToDashboard';

interface SuccessResultProps {
  readonly title: string;
  readonly message: string;
  /** Where another one is begun, and what that is called. */
  readonly again: { readonly to: string; readonly label: string };
}

export function SuccessResult({ title, message, again }: SuccessResultProps) {
  return (
    <Page title={title} focusTitle narrow>
      <Alert tone="success">{message}</Alert>
      <Row>
        <RouterButton to={paths.dashboard}>VOLVER AL INICIO</RouterButton>
        <RouterButton to={again.to} $variant="secondary">
          {again.label}
        </RouterButton>
      </Row>
    </Page>
  );
}
