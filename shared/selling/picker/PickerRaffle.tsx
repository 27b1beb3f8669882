import { memo } from 'react';
import { AccordionItem, Panel, Row, Text } from '../../ui';
import { RaffleNumber } from '../raffle/RaffleNumber';
import { useWords } from '../use-deployment';
import { ChoiceRow } from './ChoiceRow';
import { isOffered, type Choice, type PickableRaffle } from './choices';

/** `cards`: each raffle on a sheet of its own, its tickets in sight. `sheet`: rows of one sheet, tickets folded away. */
export type PickerLayout = 'cards' | 'sheet';

export interface PickerRaffleProps<T, C extends Choice> {
  readonly raffle: T;
  readonly describe: (raffle: T) => PickableRaffle<C>;
  readonly layout: PickerLayout;
  /** Keys of its chosen choices, one a line: a text, so that a raffle is drawn again only when they change. */
  readonly chosen: string;
  readonly open: boolean;
  readonly onOpen: (number: string, open: boolean) => void;
  readonly onPress: (choice: C, checked: boolean) => void;
}

interface FoldProps {
  readonly number: string;
  readonly choices: readonly Choice[];
  readonly count: number;
}

/** What a folded raffle says: how many of its tickets are chosen, or how many there are to choose. */
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
  const row = (choice: C) => (
    <ChoiceRow key={choice.key} choice={choice} number={number} checked={keys.has(choice.key)} onPress={onPress} />
  );
  if ('whole' in choices) return layout === 'cards' ? <Panel>{row(choices.whole)}</Panel> : row(choices.whole);
  const rows = choices.tickets.map(row);
  if (layout === 'cards')
    return (
      <Panel role="group" aria-label={`Rifa ${number}`}>
        <RaffleNumber number={number} />
        {rows}
      </Panel>
    );
  return (
    <AccordionItem
      summary={<FoldSummary number={number} choices={choices.tickets} count={keys.size} />}
      open={open}
      onToggle={(next) => onOpen(number, next)}
      lazy
    >
      {rows}
    </AccordionItem>
  );
}

export const PickerRaffle = memo(Raffle) as typeof Raffle;
