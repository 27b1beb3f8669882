import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/* Only counts decide the widths. A part with very few entries stays visible. */
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 12px;
  border-radius: ${tokens.radius.s};
  overflow: hidden;
  forced-color-adjust: none;
`;

const Share = styled.i`
  flex: 1 1 0;
  min-width: 4px;
  transition: opacity 0.15s;

  &[data-pale] {
    opacity: 0.35;
  }
`;

/* Lines are closer than the 44 px that fingers need: the overlap is where there is no text. */
const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.m};

  > button {
    margin-block: -5px;
  }
`;

const Name = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: 44px;
  padding: 5px 0;
  border: 0;
  background: transparent;
  font-size: ${tokens.font.s};
  line-height: 1.3;
  text-align: start;
  cursor: pointer;

  > i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    forced-color-adjust: none;
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

export interface BarPart<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly count: number;
  readonly colour: string;
}

interface PartsBarProps<Id extends string> {
  /** What the bar counts, read aloud. */
  readonly label: string;
  readonly parts: readonly BarPart<Id>[];
  /** The only part that the list below shows, or all of them. */
  readonly chosen: Id | 'all';
  readonly onChoose: (chosen: Id | 'all') => void;
}

/** When a part disappears because its count is 0, its neighbour takes the focus. */
const leaveFocus = (name: HTMLButtonElement) => () => {
  const beside = name.nextElementSibling ?? name.previousElementSibling;
  if (document.activeElement === name && beside instanceof HTMLElement) beside.focus();
};

/**
 * Counts as parts of a bar, with their names below. A press on a name filters by that part; a second press removes the
 * filter.
 */
export function PartsBar<Id extends string>({ label, parts, chosen, onChoose }: PartsBarProps<Id>) {
  return (
    <div role="group" aria-label={label} data-no-print>
      <Bar aria-hidden>
        {parts.map(({ id, count, colour }) => (
          <Share
            key={id}
            data-pale={chosen === 'all' || id === chosen ? undefined : ''}
            style={{ flexGrow: count, background: colour }}
          />
        ))}
      </Bar>
      <Names>
        {parts.map(({ id, name, count, colour }) => (
          <Name
            key={id}
            ref={leaveFocus}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id === chosen ? 'all' : id)}
          >
            <i style={{ background: colour }} />
            <span>
              <b>{count}</b> {name}
            </span>
          </Name>
        ))}
      </Names>
    </div>
  );
}
