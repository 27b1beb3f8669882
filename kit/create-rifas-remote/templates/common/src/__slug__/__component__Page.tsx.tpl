import { useHost } from '@rifas/remote-sdk';
import { getRaffles } from '@rifas/remote-sdk/contracts';
import { useApiQuery } from '@rifas/remote-sdk/query';
import { Alert, Button, Page, Panel } from '@rifas/remote-sdk/ui';

/** What the shell gives to a remote comes through useHost(). */
export default function __component__Page() {
  const { deployment, notify } = useHost();
  const raffles = useApiQuery(getRaffles, {});
  return (
    <Page title="__title__" focusTitle>
      <Panel>
        <p>
          Esta página es de __name__, en {deployment.title}.
        </p>
        {raffles.isSuccess && <p>Rifas: {raffles.data.length}</p>}
        {raffles.isError && <Alert tone="error">{raffles.error.userMessage}</Alert>}
        <Button onClick={() => notify('¡Funciona!', 'success')}>PROBAR</Button>
      </Panel>
    </Page>
  );
}
