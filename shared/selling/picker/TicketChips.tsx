import { styled } from 'styled-components';
import { Icon, StateChip, tokens, VisuallyHidden } from '../../ui';
import { isOffered, type Choice } from './choices';

interface TicketChipsProps<C extends Choice> {
  readonly choices: readonly C[];
  /** The keys of the chosen tickets. */
  readonly chosen: ReadonlySet<string>;
  readonly onPress: (choice: C, checked: boolean) => void;
}

/* Two columns on the narrowest phone, the five draws of a raffle in one row where there is room. On other widths a chip
   is wide enough for "Ya se sorteó" in one line. The width grows with the text. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7.25rem, 100%), 1fr));
  gap: ${tokens.space.xs};

  @media (min-width: 26em) {
    grid-template-columns: repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr));
  }
  @media (min-width: 45em) {
    grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr));
  }
`;

const Chip = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  min-width: 0;
  min-height: 56px;
  padding: ${tokens.space.xs};
  border: 1.5px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.m};
  font-size: ${tokens.font.s};
  line-height: 1.35;
  cursor: pointer;
  transition:
    background 0.12s,
    border-color 0.12s;

  @media (hover: hover) {
    &:hover {
      border-color: ${tokens.colour.primary};
    }
  }
  &:has(:checked) {
    background: ${tokens.colour.primarySoft};
    border-color: ${tokens.colour.primary};
  }
  &:has(:disabled) {
    background: ${tokens.colour.muted};
    border-color: transparent;
    color: ${tokens.colour.textMuted};
    cursor: default;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: 2px;
  }
`;

/* The native box covers the chip invisibly. It receives presses and focus, and is read aloud. */
const Box = styled.input.attrs({ type: 'checkbox' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.xs};
  font-variant-numeric: tabular-nums;
`;

const Head = styled(Line)`
  flex-wrap: nowrap;
  font-weight: 700;
`;

/* The tick of a chosen chip, or the empty box that shows that it can be chosen. */
const Tick = styled.i`
  flex: none;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 1.5px solid ${tokens.colour.borderStrong};
  border-radius: 5px;
  color: ${tokens.colour.onPrimary};

  &:not(:empty) {
    border-color: ${tokens.colour.primary};
    background: ${tokens.colour.primary};
  }
`;

/* Below date and price, so that those align across all chips of a raffle. */
const Marks = styled.span`
  order: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xxs};
  /* "Ya se sorteó" keeps one line in any font: it has all the width there is, and its picture gives way first. */
  margin: ${tokens.space.xxs} calc(-1 * ${tokens.space.xxs}) 2px;

  > span {
    padding-inline: ${tokens.space.xxs};
  }
  svg {
    flex-shrink: 100000;
    min-width: 0;
  }
  /* The narrowest phone, and five in a row. */
  @media not all and (min-width: 21em), (min-width: 45em) {
    svg {
      display: none;
    }
  }
`;

/* One line for each part: a draw's date, and the state if it is shown. */
const Detail = styled.span`
  display: grid;
  color: ${tokens.colour.textMuted};
`;

/**
 * The tickets of a raffle, each with a checkbox: its draw, date and marks, and its price or the reason why it cannot be
 * chosen.
 */
export function TicketChips<C extends Choice>({ choices, chosen, onPress }: TicketChipsProps<C>) {
  return (
    <Grid>
      {choices.map((choice) => {
        const { key, label, detail, marks = [], refusal, price } = choice;
        const offered = isOffered(choice);
        const checked = offered && chosen.has(key);
        return (
          <Chip key={key}>
            <Head>
              <span>{label}</span>
              {offered && <Tick aria-hidden>{checked && <Icon name="check" size={14} />}</Tick>}
            </Head>
            {marks.length > 0 && (
              <Marks>
                {marks.map((mark) => (
                  <StateChip key={mark.label} {...mark} />
                ))}
              </Marks>
            )}
            <Line>
              {detail !== undefined && <Detail>{detail}</Detail>}
              <VisuallyHidden> </VisuallyHidden>
              <span>{refusal ?? price}</span>
            </Line>
            <Box checked={checked} disabled={!offered} onChange={() => onPress(choice, checked)} />
          </Chip>
        );
      })}
    </Grid>
  );
}
