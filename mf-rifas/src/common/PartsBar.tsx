import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/* As wide as the page where the words fit; else in two lines. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xxs} 3px;
`;

/* Its share of the whole, and never narrower than its words. */
const Part = styled.button<{ $share: number; $colour: string }>`
  flex: ${({ $share }) => $share} 0 auto;
  display: grid;
  align-content: start;
  gap: ${tokens.space.xxs};
  min-height: 44px;
  padding: 0 ${tokens.space.xs} 0 0;
  border: 0;
  border-radius: ${tokens.radius.s};
  background: transparent;
  font-size: ${tokens.font.s};
  line-height: 1.3;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;

  &::before {
    content: '';
    height: 12px;
    margin-inline-end: calc(-1 * ${tokens.space.xs});
    border-radius: ${tokens.radius.s};
    background: ${({ $colour }) => $colour};
    transition: opacity 0.15s;
    print-color-adjust: exact;
  }
  &[aria-pressed='true'] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

const Root = styled(Bar)<{ $filtered: boolean }>`
  ${({ $filtered }) =>
    $filtered &&
    `
    > :not([aria-pressed='true'])::before {
      opacity: 0.35;
    }
  `}
`;

export interface BarPart<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly count: number;
  readonly colour: string;
}

interface PartsBarProps<Id extends string> {
  /** What it counts; read aloud. */
  readonly label: string;
  readonly parts: readonly BarPart<Id>[];
  /** The part that alone is shown below. */
  readonly chosen: Id | undefined;
  /** Undefined shows all again. */
  readonly onChoose: (chosen: Id | undefined) => void;
}

/** Counts as parts of a bar; a press on one shows what it counts only, a second press all again. */
export function PartsBar<Id extends string>({ label, parts, chosen, onChoose }: PartsBarProps<Id>) {
  return (
    <Root role="group" aria-label={label} $filtered={chosen !== undefined} data-no-print>
      {parts.map(({ id, name, count, colour }) => (
        <Part
          key={id}
          type="button"
          $share={count}
          $colour={colour}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? undefined : id)}
        >
          <span>
            <b>{count}</b> {name}
          </span>
        </Part>
      ))}
    </Root>
  );
}
