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

const End = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.xs};
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

/** A raffle that is pressed anywhere to choose it whole: its number, its marks, and its price or why it cannot be chosen. */
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
      detail={detail}
      trailing={
        (marks.length > 0 || end !== undefined) && (
          <End>
            {marks.map((mark) => (
              <StateChip key={mark.label} {...mark} />
            ))}
            {end !== undefined && <b>{end}</b>}
          </End>
        )
      }
    />
  );
}
