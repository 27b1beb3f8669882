import { Alert, Button, Page, RetryButton, Row } from '@rifas/shared/ui';

interface Props {
  /** Title of the part that could not be loaded. */
  readonly what: string;
  readonly onRetry: () => void;
  /** A retry has failed too: offers to reload the page. */
  readonly again?: boolean;
  /** Inside a page instead of in place of one. */
  readonly inline?: boolean;
}

/** Explains in the page's place that it could not be loaded; the rest of the site keeps working. */
export function LoadFailure({ what, onRetry, again = false, inline = false }: Props) {
  const content = (
    <Alert
      tone="error"
      action={
        <Row $gap="xs">
          <RetryButton query={{ isFetching: false, refetch: onRetry }} />
          {again && (
            <Button variant="secondary" onClick={() => location.reload()}>
              Recargar la página
            </Button>
          )}
        </Row>
      }
    >
      No pudimos cargar «{what}». Puede ser la conexión, o un problema nuestro; lo que escribiste no se pierde.
    </Alert>
  );
  return inline ? (
    content
  ) : (
    // A form that the visitor already types into stays next to it, and keeps the focus.
    <div data-form-stays="">
      <Page title={what} narrow focusTitle={!document.activeElement?.closest('form')}>
        {content}
      </Page>
    </div>
  );
}
