import { styled } from 'styled-components';
import { EmptyState, tokens } from '@rifas/shared/ui';
import type { JournalEntry } from './journal';

const SHOWN = 20;

const KINDS: Readonly<Record<JournalEntry['kind'], string>> = {
  load: 'carga',
  failure: 'no se pudo cargar',
  contract: 'respuesta fuera de contrato',
  render: 'tuvo un error',
  fallback: 'se usa la versión anterior',
};

const Events = styled.ol`
  display: grid;
  gap: ${tokens.space.s};
  font-size: ${tokens.font.s};
  overflow-wrap: anywhere;
`;

const time = new Intl.DateTimeFormat('es-UY', { timeStyle: 'medium' });

/** The failures of this tab, newest first. */
export function EventList({ events }: { events: readonly JournalEntry[] }) {
  const failures = events
    .filter(({ kind }) => kind !== 'load')
    .reverse()
    .slice(0, SHOWN);
  if (failures.length === 0) return <EmptyState icon="check" title="Sin fallas en esta pestaña." />;
  return (
    <Events aria-label="Fallas">
      {failures.map(({ at, kind, remote, version, stage, detail }, index) => (
        // Two failures may share a millisecond; an index is safe because the whole list is drawn each time.
        <li key={`${at} ${index}`}>
          <strong>
            {time.format(at)} · {[remote, version].filter(Boolean).join(' ')} {KINDS[kind]}
          </strong>{' '}
          {[stage, detail].filter(Boolean).join(': ')}
        </li>
      ))}
    </Events>
  );
}
