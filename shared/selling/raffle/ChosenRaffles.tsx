import { styled } from 'styled-components';
import { isDrawOver, knownTotal, raffleNumber, type Raffle, type Ticket } from '../../domain';
import { StateChip, tokens } from '../../ui';
import { useMoney, usePricing, useWords } from '../use-deployment';
import { useToday } from '../use-today';
import { drawLabel, overText } from './draws';
import { RaffleNumber, type RaffleNumberProps } from './RaffleNumber';

/* Beside a form a long purchase scrolls by itself, so that the total and the action below it stay near. By default
   the height shows the beginning of a third raffle. A page with little room sets --list-height. While the list goes on
   below, its edge is in shadow: a cover that scrolls with the list hides the shadow at its end. */
const Long = styled.div`
  @media screen and (min-width: 60em) {
    max-height: var(--list-height, max(31rem, 100vh - 33rem));
    overflow-y: auto;
    background:
      linear-gradient(to top, ${tokens.colour.surface} 50%, transparent) bottom / 100% 1.5rem no-repeat local,
      linear-gradient(to top, ${tokens.colour.border}, transparent) bottom / 100% 0.75rem no-repeat;
  }
  /* The system's colours do not reach the cover. */
  @media (forced-colors: active) {
    background: none;
  }
`;

/** Up to this number the whole purchase fits. */
const FEW = 2;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.colour.border};
`;

// Draw, date and price need a whole line. A price alone fits beside the number.
const Lines = styled.ul<{ $wide: boolean }>`
  flex: 1 1 ${({ $wide }) => ($wide ? '18rem' : '8rem')};

  /* A text below a draw stands closer to it than to the next draw. */
  > li + li {
    margin-block-start: ${tokens.space.xxs};
  }

  /* A draw keeps its price beside it, with or without a text below. The text of a whole raffle is aligned right,
     like its price. */
  ${({ $wide }) =>
    $wide ? '> li > div { flex: 1 1 10.5rem; }' : '&& > li { justify-content: end; } && > li > b { margin: 0; }'}
`;

/* A price that does not fit moves to the next line before the draw's text breaks. */
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.xs};
  font-variant-numeric: tabular-nums;

  > b {
    margin-inline-start: auto;
    text-align: end;
    white-space: nowrap;
  }
  /* On the narrowest phone, draw, date and price share one line. */
  @container page (max-width: 18.5rem) {
    font-size: ${tokens.font.s};
  }
  /* Text at twice its size. */
  @container page (max-width: 17rem) {
    font-size: inherit;

    > b {
      white-space: normal;
    }
  }
`;

const Draw = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.xs};
  min-width: 0;
`;

export interface ChosenRafflesProps {
  readonly raffles: readonly Raffle[];
  /** The formatted price of these tickets; undefined shows none. By default, the tickets' own prices. */
  readonly priceOf?: (tickets: readonly Ticket[]) => string | undefined;
  /** Stands before the price of a raffle that is sold whole. */
  readonly priceLabel?: string;
  readonly size?: RaffleNumberProps['size'];
}

/** The tickets' own prices. Undefined if every ticket costs the same: that price is shown once, beside the total. */
function useOwnPrice(): (tickets: readonly Ticket[]) => string | undefined {
  const { fixed } = usePricing();
  const money = useMoney();
  return (tickets) => (fixed ? undefined : money(knownTotal(tickets)));
}

/**
 * The raffles that are about to be bought, with prices. If tickets are sold one by one, also their draws and dates.
 * @example <ChosenRaffles raffles={chosenRaffles(chosen, raffles)} />
 */
export function ChosenRaffles({ raffles, priceOf, priceLabel, size = 'm' }: ChosenRafflesProps) {
  const { byTicket } = useWords();
  const ownPrice = useOwnPrice();
  const textOf = priceOf ?? ownPrice;
  const today = useToday();
  const linesOf = (raffle: Raffle) =>
    (byTicket ? raffle.map((ticket) => [ticket]) : [raffle])
      .map((tickets) => {
        const [first] = tickets;
        const price = textOf(tickets);
        const label = byTicket ? drawLabel(first?.draw, first?.drawDate) : price && priceLabel;
        const over = tickets.filter((ticket) => isDrawOver(ticket, today)).length;
        return { key: first?.id, label, price, over: over > 0 && overText(over, tickets.length) };
      })
      .filter(({ label, price, over }) => label || price !== undefined || over);
  const list = (
    <ul>
      {raffles.map((raffle) => {
        const lines = linesOf(raffle);
        return (
          <Entry key={raffleNumber(raffle)}>
            <RaffleNumber number={raffleNumber(raffle)} label="Rifa" size={size} />
            {lines.length > 0 && (
              <Lines $wide={byTicket}>
                {lines.map(({ key, label, price, over }) => (
                  <Line key={key}>
                    {(label || over) && (
                      <Draw>
                        {label && <span>{label}</span>}
                        {over && <StateChip tone="neutral" icon="clock" label={over} />}
                      </Draw>
                    )}
                    {price !== undefined && <b>{price}</b>}
                  </Line>
                ))}
              </Lines>
            )}
          </Entry>
        );
      })}
    </ul>
  );
  if (raffles.length <= FEW) return list;
  return (
    <Long role="group" aria-label="Rifas elegidas" tabIndex={0}>
      {list}
    </Long>
  );
}
