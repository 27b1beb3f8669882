import { useState } from 'react';
import type { RemoteRelease } from '@rifas/shared/deployment';
import { Button, DefinitionList, Heading, Panel, Row, Stack, StateChip, type StateChipProps } from '@rifas/shared/ui';
import { useRemotes } from '../federation/remotes-context';
import { readJournal } from './journal';
import { reportOf, type RemoteReport } from './remote-report';

const STATES: Readonly<Record<RemoteReport['state'], StateChipProps>> = {
  idle: { tone: 'neutral', icon: 'info', label: 'Sin usar en esta pestaña' },
  loaded: { tone: 'success', label: 'Cargó' },
  failed: { tone: 'error', label: 'Falló' },
};

interface Props {
  readonly release: RemoteRelease;
  /** Called after a probe, when the list of failures may have grown. */
  readonly onProbed: () => void;
}

/** One remote: its releases, the one that this tab uses, and a button to try it. */
export function RemoteStatus({ release, onProbed }: Props) {
  const { loader } = useRemotes();
  const [busy, setBusy] = useState(false);
  const remote = reportOf(release, loader.inUse(release.name), readJournal());
  const probe = async () => {
    setBusy(true);
    // The failure is already in the journal, which is drawn next.
    await loader.probe(release.name).catch(() => undefined);
    setBusy(false);
    onProbed();
  };
  return (
    <Panel aria-label={remote.name}>
      <Stack>
        <Row $justify="space-between">
          <Heading level={3}>{remote.name}</Heading>
          <StateChip {...STATES[remote.state]} />
        </Row>
        <DefinitionList
          items={[
            { label: 'Versión publicada', value: remote.version },
            { label: 'En uso', value: remote.inUse },
            { label: 'Versión anterior', value: remote.previous ?? 'ninguna' },
            { label: 'Contrato', value: `${remote.contract} ${remote.fits ? '(compatible)' : '(incompatible)'}` },
            { label: 'Última carga', value: remote.milliseconds === undefined ? '—' : `${remote.milliseconds} ms` },
            { label: 'Fallas en esta pestaña', value: remote.failures },
          ]}
        />
        <Button variant="secondary" busy={busy} onClick={() => void probe()}>
          Probar {remote.name}
        </Button>
      </Stack>
    </Panel>
  );
}
