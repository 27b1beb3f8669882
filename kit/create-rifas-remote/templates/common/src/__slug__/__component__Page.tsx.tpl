import { useHost } from '@rifas/remote-sdk';
import { Button, Page, Panel } from '@rifas/remote-sdk/ui';

/** What the shell gives to a remote comes through useHost(). */
export default function __component__Page() {
  const { deployment, notify } = useHost();
  return (
    <Page title="__title__" focusTitle>
      <Panel>
        <p>
          Esta página es de __name__, en {deployment.title}.
        </p>
        <Button onClick={() => notify('¡Funciona!', 'success')}>PROBAR</Button>
      </Panel>
    </Page>
  );
}
