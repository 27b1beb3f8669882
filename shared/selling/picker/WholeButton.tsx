import { styled } from 'styled-components';
import { Icon, tokens, VisuallyHidden } from '../../ui';
import { useWords } from '../use-deployment';
import type { Choice, Together } from './choices';

interface WholeButtonProps<C extends Choice> {
  readonly number: string;
  readonly together: Together<C>;
  /** The keys of the raffle's chosen choices. */
  readonly chosen: ReadonlySet<string>;
  readonly onPress: (choice: C, checked: boolean) => void;
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: 44px;
  min-width: 0;
  padding: ${tokens.space.xxs} ${tokens.space.xs};
  border: 1.5px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.m};
  background: transparent;
  color: ${tokens.colour.link};
  font-size: ${tokens.font.s};
  line-height: 1.25;
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover {
      border-color: ${tokens.colour.primary};
    }
  }
  &[aria-pressed='true'] {
    background: ${tokens.colour.primarySoft};
    border-color: ${tokens.colour.primary};
  }
  > svg {
    flex: none;
  }
  &:not([aria-pressed='true']) > svg {
    visibility: hidden;
    width: 0;
    margin-inline-start: calc(-1 * ${tokens.space.xs});
  }
  > span {
    display: grid;
  }
  b {
    font-weight: 700;
  }
`;

/**
 * A button that chooses, with one tap, all tickets of a raffle that can be chosen, and shows their number and price; or
 * removes them.
 */
export function WholeButton<C extends Choice>({ number, together, chosen, onPress }: WholeButtonProps<C>) {
  const { counted } = useWords();
  const { choice, keys } = together;
  const all = keys.every((key) => chosen.has(key));
  return (
    <Root type="button" aria-pressed={all} onClick={() => onPress(choice, all)}>
      <Icon name="check" size={16} />
      <span>
        <span>
          <b>{choice.label}</b> {counted(keys.length)}
          {choice.price !== undefined && <VisuallyHidden> · </VisuallyHidden>}
        </span>
        {/* A separate line: it has room for two prices, and neither ends with the separator. */}
        <span>
          {choice.price}
          <VisuallyHidden> rifa {number}</VisuallyHidden>
        </span>
      </span>
    </Root>
  );
}
