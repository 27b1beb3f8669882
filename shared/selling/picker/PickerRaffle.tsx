import { memo } from 'react';
import { styled } from 'styled-components';
import { AccordionItem, Row, Stack, Text, tokens } from '../../ui';
import { RaffleNumber } from '../raffle/RaffleNumber';
import { useWords } from '../use-deployment';
import { ChoiceRow } from './ChoiceRow';
import { isOffered, type Choice, type PickableRaffle } from './choices';
import { TicketChips } from './TicketChips';
import { WholeButton } from './WholeButton';

/**
 * `cards`: each raffle on its own sheet, its tickets visible. `sheet`: raffles as rows of one sheet, tickets folded.
 */
export type PickerLayout = 'cards' | 'sheet';

export interface PickerRaffleProps<T, C extends Choice> {
  readonly raffle: T;
  readonly describe: (raffle: T) => PickableRaffle<C>;
  readonly layout: PickerLayout;
  /**
   * The keys of its chosen choices, one per line. It is text, so that the raffle renders again only when they change.
   */
  readonly chosen: string;
  readonly open: boolean;
  readonly onOpen: (number: string, open: boolean) => void;
  readonly onPress: (choice: C, checked: boolean) => void;
}

const Card = styled.section`
  display: grid;
  gap: ${tokens.space.s};
  padding: ${tokens.space.s};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};

  @media (min-width: 45em) {
    padding: ${tokens.space.m};
  }
`;

const Head = styled(Row)`
  justify-content: space-between;
`;

interface FoldProps {
  readonly number: string;
  readonly choices: readonly Choice[];
  readonly count: number;
}

/** The summary of a folded raffle: how many of its tickets are chosen, or how many can be chosen. */
function FoldSummary({ number, choices, count }: FoldProps) {
  const words = useWords();
  const offered = choices.filter(isOffered).length;
  return (
    <Row $justify="space-between">
      <RaffleNumber number={number} label="Rifa" size="s" />
      <Text as="span" size="s" muted>
        {count > 0 ? `${count} de ${offered} elegidos` : words.counted(offered)}
      </Text>
    </Row>
  );
}

function Raffle<T, C extends Choice>(props: PickerRaffleProps<T, C>) {
  const { raffle, describe, layout, chosen, open, onOpen, onPress } = props;
  const { number, choices } = describe(raffle);
  const keys = new Set(chosen === '' ? [] : chosen.split('\n'));
  if ('whole' in choices) {
    const { whole } = choices;
    const row = <ChoiceRow choice={whole} number={number} checked={keys.has(whole.key)} onPress={onPress} />;
    return layout === 'cards' ? <Card>{row}</Card> : row;
  }
  const { tickets, together } = choices;
  const whole = together && <WholeButton number={number} together={together} chosen={keys} onPress={onPress} />;
  const chips = <TicketChips choices={tickets} chosen={keys} onPress={onPress} />;
  // A ticket's own label does not name its raffle.
  const group = { role: 'group', 'aria-label': `Rifa ${number}` };
  if (layout === 'cards')
    return (
      <Card {...group}>
        <Head>
          <RaffleNumber number={number} />
          {whole}
        </Head>
        {chips}
      </Card>
    );
  return (
    <AccordionItem
      summary={<FoldSummary number={number} choices={tickets} count={keys.size} />}
      open={open}
      onToggle={(next) => onOpen(number, next)}
    >
      <Stack $gap="xs" {...group}>
        {whole && <Row $justify="end">{whole}</Row>}
        {chips}
      </Stack>
    </AccordionItem>
  );
}

export const PickerRaffle = memo(Raffle) as typeof Raffle;
