import { useState } from 'react';
import { CONTRACT_VERSION, useHost } from '@rifas/shared/remote';
import { useLocation } from '@rifas/shared/routing';
import { DefinitionList, Heading, Page, Panel, Stack } from '@rifas/shared/ui';
import { useRecovery } from '../recovery/recovery-context';
import { SiteFrame } from '../site/SiteFrame';
import { EventList } from './EventList';
import { readJournal } from './journal';
import { OverrideForm } from './OverrideForm';
import { RemoteStatus } from './RemoteStatus';

/** `/__status`: shows ops what this deployment is made of, and what has loaded and failed in this tab. */
export default function StatusPage() {
  const { deployment } = useHost();
  const { runsPrevious } = useRecovery();
  const { search } = useLocation();
  const [journal, setJournal] = useState(readJournal);
  const { name, variant, mode, composition, shellVersion, shellPrevious, remotes, telemetryUrl } = deployment;
  // What a link proposes stands first.
  const proposed = new URLSearchParams(search).get('override');
  const overrides = (
    <>
      <Heading>Reemplazos</Heading>
      <Panel aria-label="Reemplazos">
        <OverrideForm proposed={proposed} />
      </Panel>
    </>
  );
  return (
    <SiteFrame>
      <Page title="Estado del sitio" focusTitle>
        <Panel aria-label="Composición">
          <DefinitionList
            items={[
              { label: 'Instalación', value: `${name} (${variant}, ${mode})` },
              { label: 'Composición', value: `n.º ${composition}` },
              { label: 'Shell publicado', value: shellVersion },
              { label: 'Shell anterior', value: shellPrevious?.version ?? 'ninguno' },
              { label: 'Shell en uso', value: runsPrevious ? 'el anterior' : 'el publicado' },
              { label: 'Contrato', value: CONTRACT_VERSION },
              { label: 'Telemetría', value: telemetryUrl ?? 'no se envía' },
            ]}
          />
        </Panel>
        {proposed !== null && overrides}
        <Heading>Remotos</Heading>
        <Stack>
          {remotes.map((release) => (
            <RemoteStatus key={release.name} release={release} onProbed={() => setJournal(readJournal())} />
          ))}
        </Stack>
        {proposed === null && overrides}
        <Heading>Fallas recientes</Heading>
        <Panel aria-label="Fallas recientes">
          <EventList events={journal} />
        </Panel>
      </Page>
    </SiteFrame>
  );
}
