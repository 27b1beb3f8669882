import { styled } from 'styled-components';
import { CheckRow, StateChip, tokens } from '../../ui';
import { RaffleNumber } from '../raffle/RaffleNumber';
import { isOffered, type Choice } from './choices';

interface ChoiceRowProps<C extends Choice> {
  readonly choice: C;
  readonly number: string;
  readonly checked: boolean;
  readonly onPress: (choice: C, checked: boolean) => void;
}

/* Placed below the number, so that the prices keep their column with any marks. */
const Said = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.xs};
`;

const End = styled.b`
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

/**
 * A raffle that is chosen whole by a press anywhere on it: its number, its marks, and its price or the reason why it
 * cannot be chosen.
 */
export function ChoiceRow<C extends Choice>({ choice, number, checked, onPress }: ChoiceRowProps<C>) {
  const { label, detail, price, marks = [], refusal } = choice;
  const offered = isOffered(choice);
  const end = refusal ?? price;
  return (
    <CheckRow
      checked={checked && offered}
      disabled={!offered}
      onChange={() => onPress(choice, checked)}
      label={label ?? <RaffleNumber number={number} label="Rifa" size="s" />}
      detail={
        detail === undefined && marks.length === 0 ? undefined : (
          <Said>
            {detail}
            {marks.map((mark) => (
              <StateChip key={mark.label} {...mark} />
            ))}
          </Said>
        )
      }
      trailing={end !== undefined && <End>{end}</End>}
    />
  );
}
