import { styled } from 'styled-components';
import { RaffleNumber, useMoney } from '@rifas/shared/selling';
import { StateChip, tokens } from '@rifas/shared/ui';
import type { ReceiptStub } from './receipt-lines';

const Stub = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.xs};
  padding-block: ${tokens.space.s};
  border-block-end: 1px solid ${tokens.colour.border};
  break-inside: avoid;

  &:first-child {
    padding-block-start: 0;
  }
`;

const Lines = styled.ul`
  width: 100%;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${tokens.space.m};
  padding-block: ${tokens.space.xxs};
  font-variant-numeric: tabular-nums;

  > b {
    white-space: nowrap;
  }
  /* On the narrowest phone a draw, its date and its price have one line. */
  @container page (max-width: 18.5rem) {
    font-size: ${tokens.font.s};
  }
  /* With text at twice its size, a price is below its draw. */
  @container page (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
    font-size: inherit;

    > b {
      justify-self: end;
    }
  }
`;

const Draw = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.s};
`;

/** The numbers bought, drawn as stubs, with their draws and prices. */
export function Stubs({ stubs }: { stubs: readonly ReceiptStub[] }) {
  const money = useMoney();
  return (
    <ul>
      {stubs.map(({ number, lines }) => (
        <Stub key={number}>
          <RaffleNumber number={number} label="Rifa" />
          <Lines>
            {lines.map(({ draw, price, over }) => (
              <Line key={draw}>
                <Draw>
                  {draw && <span>{draw}</span>}
                  {over !== undefined && <StateChip tone="neutral" icon="clock" label={over} />}
                </Draw>
                {price !== undefined && <b>{money(price)}</b>}
              </Line>
            ))}
          </Lines>
        </Stub>
      ))}
    </ul>
  );
}
