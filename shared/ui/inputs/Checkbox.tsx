import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/**
 * The native checkbox, large enough to press. Put it in a label, or give it an aria-label. It is drawn here, because in
 * the dark browsers fill theirs with a grey of their own.
 */
export const Checkbox = styled.input.attrs({ type: 'checkbox' })`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  appearance: none;
  border: 1.5px solid ${tokens.colour.borderStrong};
  border-radius: 5px;
  background: ${tokens.colour.surface};
  cursor: pointer;
  /* Browsers print no backgrounds otherwise, and the white tick would stand on white paper. */
  print-color-adjust: exact;

  &:checked {
    border-color: ${tokens.colour.primary};
    background: ${tokens.colour.primary};

    &::before {
      content: '';
      width: 7px;
      height: 12px;
      margin-block-end: 3px;
      border: solid ${tokens.colour.onPrimary};
      border-width: 0 2.5px 2.5px 0;
      transform: rotate(45deg);
    }
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  @media (forced-colors: active) {
    appearance: auto;

    &:checked::before {
      content: none;
    }
  }
`;

export interface CheckRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'size' | 'children'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** Shown at the end of the row, such as a price or a state. */
  trailing?: ReactNode;
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-height: 56px;
  padding: ${tokens.space.xs};
  border-radius: ${tokens.radius.m};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: ${tokens.colour.primarySoft};
    }
  }
  &:has(:checked) {
    background: ${tokens.colour.primarySoft};
  }
  &:has(:disabled) {
    background: transparent;
    color: ${tokens.colour.textMuted};
    cursor: default;
  }
`;

/* The end of the row stays beside the text as long as the text has room to wrap. */
const Body = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xxs} ${tokens.space.s};
`;

const Words = styled.span`
  flex: 1 1 6.5rem;
  min-width: 0;
  display: grid;
  overflow-wrap: anywhere;

  /* A number drawn as a ticket stub is centred vertically in the row, like the box and the price. */
  > :first-child {
    display: flex;
  }
`;

const Trailing = styled.span`
  margin-inline-start: auto;
`;

const Detail = styled.span`
  font-size: ${tokens.font.s};
  color: ${tokens.colour.textMuted};
`;

/** A row of a list that is chosen by a press anywhere on it. */
export function CheckRow({ checked, onChange, label, detail, trailing, ...rest }: CheckRowProps) {
  return (
    <Row>
      <Checkbox {...rest} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <Body>
        <Words>
          <span>{label}</span>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Words>
        {trailing !== undefined && <Trailing>{trailing}</Trailing>}
      </Body>
    </Row>
  );
}
