import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { hiddenVisually } from '../theme/mixins';
import { tokens } from '../theme/tokens';

export interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The current step, from 1. */
  current: number;
}

const List = styled.ol`
  display: flex;
  gap: ${tokens.space.xs};
`;

const Step = styled.li<{ $state: 'done' | 'current' | 'next' }>`
  flex: 1 1 0;
  min-width: 0;
  padding-block-start: ${tokens.space.xs};
  border-block-start: 4px solid ${({ $state }) => ($state === 'next' ? tokens.colour.border : tokens.colour.primary)};
  font-size: ${tokens.font.s};
  line-height: 1.25;
  font-weight: ${({ $state }) => ($state === 'current' ? 700 : 400)};
  color: ${({ $state }) => ($state === 'current' ? tokens.colour.text : tokens.colour.textMuted)};

  /* On a phone there is room only for the name of the current step. The others are still read aloud. */
  @media (max-width: 44.99em) {
    &:not([aria-current]) > i {
      ${hiddenVisually}
    }
    &[aria-current] > i {
      flex: 1 0 auto;
      white-space: nowrap;
    }
    /* A name wider than the last bar ends with the bar, so that it stays inside the page. */
    &[aria-current]:last-child {
      display: flex;
      justify-content: flex-end;
    }
  }
  /* Large text leaves no room even for that name: the page's title below it names the step. */
  @container page (max-width: 15rem) {
    &[aria-current] > i {
      ${hiddenVisually}
    }
  }
  @media (forced-colors: active) {
    border-color: ${({ $state }) => ($state === 'next' ? 'GrayText' : 'Highlight')};
  }
  > i {
    font-style: normal;
  }
`;

/** How far one is in a wizard: a bar for each step, and the name of the current one. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <List aria-label={`Paso ${current} de ${steps.length}`}>
      {steps.map((name, index) => {
        const number = index + 1;
        const state = number < current ? 'done' : number === current ? 'current' : 'next';
        return (
          <Step key={name} $state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
            <VisuallyHidden>{number}. </VisuallyHidden>
            <i>{name}</i>
            {state === 'done' && <VisuallyHidden>(listo)</VisuallyHidden>}
          </Step>
        );
      })}
    </List>
  );
}
