import { useEffect, useRef } from 'react';
import { absoluteUrl } from '@rifas/shared/deployment';
import { useHost } from '@rifas/shared/remote';
import { Button, Page, Spinner, Stack, Text } from '@rifas/shared/ui';

/** The second screen: posts the gateway's token, with a button for when the browser does not by itself. */
export function RedirectStage({ gatewayToken }: { gatewayToken: string }) {
  const { links } = useHost().deployment;
  const form = useRef<HTMLFormElement>(null);
  const posted = useRef(false);

  useEffect(() => {
    // Effects run twice in development; a payment is posted once.
    if (posted.current) return;
    posted.current = true;
    form.current?.submit();
  }, []);

  return (
    <Page title="¡Gracias por tu compra!" focusTitle narrow>
      <Stack>
        <Spinner label="Te estamos redirigiendo al medio de pago…" />
        <form ref={form} method="post" action={absoluteUrl(links.gatewayUrl, location.origin)}>
          <input type="hidden" name="token" value={gatewayToken} />
          <Stack $gap="s">
            <Text muted>Si en unos segundos no cambia la página, tocá el botón.</Text>
            <Button type="submit" variant="secondary" block>
              Ir al medio de pago
            </Button>
          </Stack>
        </form>
      </Stack>
    </Page>
  );
}
