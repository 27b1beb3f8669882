import { useHost } from '@rifas/shared/remote';
import { Button, Page, Panel } from '@rifas/shared/ui';

/** useHost() returns what the shell gives to a remote. */
export default function __component__Page() {
  const { deployment, notify } = useHost();
  return (
    <Page title="__title__" focusTitle>
      <Panel>
        <p>Esta página es de __name__, en {deployment.title}.</p>
        <Button onClick={() => notify('¡Funciona!', 'success')}>PROBAR</Button>
      </Panel>
    </Page>
  );
}
