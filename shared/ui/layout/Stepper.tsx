import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../theme/tokens';

export interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The step one is at, from 1. */
  current: number;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

const Step = styled.li<{ $state: 'done' | 'current' | 'next' }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  font-size: ${tokens.font.s};
  font-weight: ${({ $state }) => ($state === 'current' ? 700 : 400)};
  color: ${({ $state }) => ($state === 'current' ? tokens.colour.text : tokens.colour.textMuted)};

  > b {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    border: 2px solid ${({ $state }) => ($state === 'next' ? tokens.colour.borderStrong : tokens.colour.primary)};
    background: ${({ $state }) => ($state === 'current' ? tokens.colour.primary : 'transparent')};
    color: ${({ $state }) => ($state === 'current' ? tokens.colour.onPrimary : 'inherit')};
  }
  /* On a phone only the current step has room for its name. */
  @media (max-width: 719px) {
    ${({ $state }) => $state !== 'current' && '> i { display: none; }'}
  }
  > i {
    font-style: normal;
  }
`;

/** The steps of a wizard, with the present one marked. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <List aria-label={`Paso ${current} de ${steps.length}`}>
      {steps.map((name, index) => {
        const number = index + 1;
        const state = number < current ? 'done' : number === current ? 'current' : 'next';
        return (
          <Step key={name} $state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
            <b>{number}</b>
            <i>{name}</i>
            {state === 'done' && <VisuallyHidden>(listo)</VisuallyHidden>}
          </Step>
        );
      })}
    </List>
  );
}
