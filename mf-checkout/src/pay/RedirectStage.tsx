import { useEffect, useRef } from 'react';
import { absoluteUrl } from '@rifas/shared/deployment';
import { useHost } from '@rifas/shared/remote';
import { Button, Page, Spinner, Stack, Text } from '@rifas/shared/ui';
import { redirectTexts } from '../common/texts';

/**
 * The second screen. It posts the gateway's token, and has a button in case the browser does not post it automatically.
 */
export function RedirectStage({ gatewayToken }: { gatewayToken: string }) {
  const { links } = useHost().deployment;
  const form = useRef<HTMLFormElement>(null);
  const posted = useRef(false);

  useEffect(() => {
    // Effects run twice in development, but a payment must be posted once.
    if (posted.current) return;
    posted.current = true;
    form.current?.submit();
  }, []);

  return (
    <Page title={redirectTexts.title} focusTitle narrow>
      <Stack>
        <Spinner label={redirectTexts.redirecting} />
        <form ref={form} method="post" action={absoluteUrl(links.gatewayUrl, location.origin)}>
          <input type="hidden" name="token" value={gatewayToken} />
          <Stack $gap="s">
            <Text muted>{redirectTexts.hint}</Text>
            <Button type="submit" variant="secondary" block>
              {redirectTexts.go}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Page>
  );
}
