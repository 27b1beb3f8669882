import { styled } from 'styled-components';
import { stateName, TICKET_STATES, type Raffle, type TicketState } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { tokens } from '@rifas/shared/ui';
import { listTexts } from '../common/texts';
import { setFilters, useRaffleList } from './raffle-list.store';
import { useStateCounts } from './use-state-counts';

const { colour } = tokens;
const COLOURS: Readonly<Record<TicketState, string>> = {
  pending: colour.chart2,
  inBag: colour.borderStrong,
  requested: colour.chart1,
  paid: colour.chart3,
  prizePaid: colour.chart4,
  unknown: colour.textMuted,
};

/* As wide as the page where the words fit; else it is moved sideways. */
const Bar = styled.div`
  display: flex;
  gap: 3px;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

/* Its share of the whole, and never narrower than its words. */
const Part = styled.button<{ $share: number; $colour: string }>`
  flex: ${({ $share }) => $share} 0 auto;
  display: grid;
  align-content: start;
  gap: ${tokens.space.xxs};
  min-height: 44px;
  padding: 0 ${tokens.space.xs} 0 0;
  border: 0;
  border-radius: ${tokens.radius.s};
  background: transparent;
  font-size: ${tokens.font.s};
  line-height: 1.3;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;

  &::before {
    content: '';
    height: 12px;
    margin-inline-end: calc(-1 * ${tokens.space.xs});
    border-radius: ${tokens.radius.s};
    background: ${({ $colour }) => $colour};
    transition: opacity 0.15s;
    print-color-adjust: exact;
  }
  &[aria-pressed='true'] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

const Root = styled(Bar)<{ $filtered: boolean }>`
  ${({ $filtered }) =>
    $filtered &&
    `
    > :not([aria-pressed='true'])::before {
      opacity: 0.35;
    }
  `}
`;

/** The totals by state as parts of a bar; a press on one shows its raffles only, a second press all again. */
export function StateBar({ raffles }: { readonly raffles: readonly Raffle[] }) {
  const { variant } = useHost().deployment;
  const chosen = useRaffleList(({ filters }) => filters.state);
  const counts = useStateCounts(raffles);
  const present = TICKET_STATES.filter((state) => counts[state] > 0 || state === chosen);
  return (
    <Root role="group" aria-label={listTexts.byState} $filtered={chosen !== 'all'} data-no-print>
      {present.map((state) => (
        <Part
          key={state}
          type="button"
          $share={counts[state]}
          $colour={COLOURS[state]}
          aria-pressed={state === chosen}
          onClick={() => setFilters({ state: state === chosen ? 'all' : state })}
        >
          <span>
            <b>{counts[state]}</b> {stateName(state, variant)}
          </span>
        </Part>
      ))}
    </Root>
  );
}
