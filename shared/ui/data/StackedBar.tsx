import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface StackedPart {
  readonly label: string;
  /** Its share of the bar; negative counts as 0. */
  readonly value: number;
  /** The formatted figure. */
  readonly text: string;
}

export interface StackedBarProps {
  /** The name of the whole, read aloud. */
  label: string;
  /** The first four have different colours. */
  parts: readonly StackedPart[];
}

const { chart1, chart2, chart3, chart4 } = tokens.colour;
const colours = [chart1, chart2, chart3, chart4];
const colourOf = (index: number) => colours[index % colours.length];

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 16px;
  margin-block-end: ${tokens.space.s};
  border-radius: ${tokens.radius.pill};
  overflow: hidden;
  background: ${tokens.colour.muted};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  forced-color-adjust: none;
`;

const Legend = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${tokens.space.xs};
  }
  /* A long name stays beside its colour. */
  span {
    min-width: 0;
    max-width: calc(100% - 14px - ${tokens.space.xs});
    overflow-wrap: anywhere;
  }
  span:last-child {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Swatch = styled.i`
  width: 14px;
  height: 14px;
  border-radius: 4px;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  forced-color-adjust: none;
`;

/** Parts of a whole. The bar is a drawing; the list below carries the same figures for everyone. */
export function StackedBar({ label, parts }: StackedBarProps) {
  return (
    <div>
      <Bar aria-hidden>
        {parts.map((part, index) => (
          <div key={part.label} style={{ flexGrow: Math.max(0, part.value), background: colourOf(index) }} />
        ))}
      </Bar>
      <Legend aria-label={label}>
        {parts.map((part, index) => (
          <li key={part.label}>
            <Swatch aria-hidden style={{ background: colourOf(index) }} />
            <span>{part.label}</span>
            <span>{part.text}</span>
          </li>
        ))}
      </Legend>
    </div>
  );
}
