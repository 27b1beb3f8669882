import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CONTRACT_VERSION, useHost } from '@rifas/shared/remote';
import { useLocation } from '@rifas/shared/routing';
import { DefinitionList, Heading, Page, Panel, Stack, tokens } from '@rifas/shared/ui';
import { useRecovery } from '../recovery/recovery-context';
import { SiteFrame } from '../site/SiteFrame';
import { EventList } from './EventList';
import { readJournal } from './journal';
import { OverrideForm } from './OverrideForm';
import { RemoteStatus } from './RemoteStatus';

/* Two columns if they fit. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: ${tokens.space.m};
  align-items: start;
`;

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Stack $gap="xs">
    <Heading>{title}</Heading>
    {children}
  </Stack>
);

/** `/__status`: shows ops the parts of this deployment, and what was loaded or failed in this tab. */
export default function StatusPage() {
  const { deployment } = useHost();
  const { runsPrevious } = useRecovery();
  const { search } = useLocation();
  const [journal, setJournal] = useState(readJournal);
  const { name, variant, mode, composition, shellVersion, shellPrevious, remotes, telemetryUrl } = deployment;
  return (
    <SiteFrame>
      <Page title="Estado del sitio" focusTitle>
        <Parts>
          <Part title="Composición">
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
          </Part>
          <Part title="Reemplazos">
            <Panel aria-label="Reemplazos">
              <OverrideForm proposed={new URLSearchParams(search).get('override')} />
            </Panel>
          </Part>
        </Parts>
        <Part title="Remotos">
          <Parts>
            {remotes.map((release) => (
              <RemoteStatus key={release.name} release={release} onProbed={() => setJournal(readJournal())} />
            ))}
          </Parts>
        </Part>
        <Part title="Fallas recientes">
          <Panel aria-label="Fallas recientes">
            <EventList events={journal} />
          </Panel>
        </Part>
      </Page>
    </SiteFrame>
  );
}
