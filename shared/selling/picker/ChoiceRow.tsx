import { CheckRow, Row, StateChip } from '../../ui';
import { RaffleNumber } from '../raffle/RaffleNumber';
import { isOffered, type Choice } from './choices';

interface ChoiceRowProps<C extends Choice> {
  readonly choice: C;
  readonly number: string;
  readonly checked: boolean;
  readonly onPress: (choice: C, checked: boolean) => void;
}

/** A row that is pressed anywhere to choose it: what it is, its marks, and its price or why it cannot be chosen. */
export function ChoiceRow<C extends Choice>({ choice, number, checked, onPress }: ChoiceRowProps<C>) {
  const { label, detail, price, marks = [], refusal } = choice;
  const offered = isOffered(choice);
  const end = refusal ?? price;
  return (
    <CheckRow
      checked={checked && offered}
      disabled={!offered}
      onChange={() => onPress(choice, checked)}
      label={label ?? <RaffleNumber number={number} label="Rifa" />}
      detail={detail}
      trailing={
        marks.length === 0 ? (
          end
        ) : (
          <Row as="span" $gap="xs" $justify="end">
            {marks.map((mark) => (
              <StateChip key={mark.label} {...mark} />
            ))}
            {end}
          </Row>
        )
      }
    />
  );
}
