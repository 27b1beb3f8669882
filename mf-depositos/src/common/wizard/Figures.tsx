import { styled } from 'styled-components';
import type { Cents, Deposit } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { hiddenVisually, tokens } from '@rifas/shared/ui';
import { choiceTexts } from '../texts';

/* On a phone as low as possible; large when the bar is beside the page. */
const List = styled.div`
  display: grid;
  gap: 0 ${tokens.space.xs};
  font-size: ${tokens.font.s};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;

  @media (min-width: 60em) {
    gap: ${tokens.space.s};
  }
`;

/* On a phone, a figure with a short label takes one line. The whole label is still read aloud. */
const Pair = styled.div<{ $main: boolean; $wide: boolean }>`
  > i {
    display: none;
    font-style: normal;
  }
  > span {
    color: ${tokens.colour.textMuted};
  }
  > b {
    font-weight: 800;
    white-space: nowrap;
    ${({ $main }) => $main && `display: block; font-size: ${tokens.font.m};`}
  }
  @media (max-width: 59.99em) {
    > i {
      display: inline;
      color: ${tokens.colour.textMuted};
    }
    > i ~ span {
      ${hiddenVisually}
    }
    > i ~ b {
      display: inline;
      font-size: inherit;
    }
  }
  ${({ $wide }) => $wide && '@media (max-width: 59.99em) { display: none; }'}
  @media (min-width: 60em) {
    > b {
      display: block;
      font-size: ${({ $main }) => ($main ? tokens.font.display : tokens.font.l)};
      line-height: 1.15;
      letter-spacing: -0.01em;
    }
  }
`;

const Wide = styled.p`
  color: ${tokens.colour.textMuted};

  @media (max-width: 59.99em) {
    display: none;
  }
`;

export interface FigureLine {
  readonly label: string;
  /** A short label, shown when the bar must stay low. */
  readonly short?: string;
  readonly amount: Cents;
  /** The main figure of the step. */
  readonly main?: boolean;
  /** Shown only if the bar has room, because the page shows it too. */
  readonly wide?: boolean;
}

interface FiguresProps {
  /** The deposit, named if there is room. */
  readonly deposit?: Pick<Deposit, 'date'>;
  readonly lines: readonly FigureLine[];
}

/** The money of a wizard's step, in its bar. */
export function Figures({ deposit, lines }: FiguresProps) {
  const money = useMoney();
  return (
    <List>
      {deposit && <Wide>{choiceTexts.depositOf(deposit.date)}</Wide>}
      {lines.map(({ label, short, amount, main = false, wide = false }) => (
        <Pair key={label} $main={main} $wide={wide}>
          {short !== undefined && <i aria-hidden>{short}</i>} <span>{label}</span> <b>{money(amount)}</b>
        </Pair>
      ))}
    </List>
  );
}
