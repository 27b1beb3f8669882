import { Link, paths } from '@rifas/shared/routing';
import { Alert, ButtonLink, Page, Row } from '@rifas/shared/ui';
import { resultTexts } from '../texts';

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
        <ButtonLink as={Link} to={paths.dashboard}>
          {resultTexts.home}
        </ButtonLink>
        <ButtonLink as={Link} to={again.to} $variant="secondary">
          {again.label}
        </ButtonLink>
      </Row>
    </Page>
  );
}
