import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

/* Nothing but counts decides about widths; a part of a few in a thousand is still seen. */
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 12px;
  border-radius: ${tokens.radius.s};
  overflow: hidden;
  forced-color-adjust: none;
`;

const Share = styled.i<{ $pale: boolean }>`
  flex: 1 1 0;
  min-width: 4px;
  opacity: ${({ $pale }) => ($pale ? 0.35 : 1)};
  transition: opacity 0.15s;
`;

/* Lines stand closer than the fingers' room of 44 px: that overlaps where nothing is written. */
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
  /** What it counts; read aloud. */
  readonly label: string;
  readonly parts: readonly BarPart<Id>[];
  /** The part that alone is shown below. */
  readonly chosen: Id | undefined;
  /** Undefined shows all again. */
  readonly onChoose: (chosen: Id | undefined) => void;
}

/** A part that goes, because nothing is left to count, leaves the focus to the one beside it. */
const leaveFocus = (name: HTMLButtonElement) => () => {
  const beside = name.nextElementSibling ?? name.previousElementSibling;
  if (document.activeElement === name && beside instanceof HTMLElement) beside.focus();
};

/** Counts as parts of a bar, named below it; a press on a name shows what it counts only, a second press all again. */
export function PartsBar<Id extends string>({ label, parts, chosen, onChoose }: PartsBarProps<Id>) {
  return (
    <div role="group" aria-label={label} data-no-print>
      <Bar aria-hidden>
        {parts.map(({ id, count, colour }) => (
          <Share
            key={id}
            $pale={chosen !== undefined && id !== chosen}
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
            onClick={() => onChoose(id === chosen ? undefined : id)}
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
