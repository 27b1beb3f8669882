import { Link, paths } from '@rifas/shared/routing';
import { ContactMail, SellingColumns, type WriteFailure } from '@rifas/shared/selling';
import { Alert, Button, ButtonLink, Page, Stack, Text } from '@rifas/shared/ui';
import { resultTexts } from '../texts';

interface FailureResultProps {
  readonly title: string;
  /** What failed. The advice follows it. */
  readonly what: string;
  readonly failure: WriteFailure;
  readonly onRetry: () => void;
}

/** The result page of a write that failed: what to do, and the contact mail. */
export function FailureResult({ title, what, failure: { reason, uncertain }, onRetry }: FailureResultProps) {
  return (
    <Page title={title} focusTitle>
      <SellingColumns>
        <div>
          <Alert tone="error">
            {resultTexts.advice(what)} <ContactMail />
          </Alert>
          {reason !== undefined && <Text>{reason}</Text>}
          {uncertain && (
            <Text>
              {resultTexts.uncertain} <Link to={paths.deposits}>{resultTexts.deposits}</Link> {resultTexts.uncertainEnd}
            </Text>
          )}
        </div>
        <Stack $gap="xs">
          <Button onClick={onRetry}>{resultTexts.retry}</Button>
          <ButtonLink as={Link} to={paths.dashboard} $variant="secondary">
            {resultTexts.home}
          </ButtonLink>
        </Stack>
      </SellingColumns>
    </Page>
  );
}
