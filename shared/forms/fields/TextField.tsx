import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { inputStyles, tokens } from '../../ui';
import { FieldFrame } from './FieldFrame';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'prefix' | 'id'
>;

export interface TextFieldProps extends InputProps {
  name: string;
  label: ReactNode;
  /** Shown between label and input. */
  hint?: ReactNode;
  /** Draws the star. The schema contains the rule itself. */
  required?: boolean;
  /** Shown before the box, such as a currency symbol; read aloud with the field. */
  prefix?: string | undefined;
  /** Shown inside the box, at its end, such as a button. */
  after?: ReactNode;
  /** Constant data of the field, see `useFormField`. */
  data?: object;
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};

  > button {
    position: absolute;
    inset-inline-end: 2px;
    min-height: 44px;
  }
  > input:not(:last-child) {
    padding-inline-end: 6.5rem;
  }
  /* Text at twice its size: a button in the box would leave room for a few letters. */
  @container page (max-width: 17rem) {
    flex-wrap: wrap;

    > button {
      position: static;
    }
    > input {
      flex: 1 1 5rem;
      width: auto;
      min-width: 0;

      &:not(:last-child) {
        padding-inline-end: ${tokens.space.s};
      }
    }
  }
`;

const Prefix = styled.span`
  flex: none;
  font-weight: 600;
  color: ${tokens.colour.textMuted};
`;

const Input = styled.input`
  ${inputStyles}
`;

/** A line of text of the form, with its label, hint and error. */
export function TextField({
  name,
  label,
  hint,
  required = false,
  prefix,
  after,
  data,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} required={required} data={data}>
      {({ 'aria-describedby': described, ...control }) => {
        const prefixId = prefix === undefined ? undefined : `${control.id}-prefix`;
        return (
          <Box>
            {prefix !== undefined && <Prefix id={prefixId}>{prefix}</Prefix>}
            <Input
              {...rest}
              {...control}
              aria-describedby={[prefixId, described].filter(Boolean).join(' ') || undefined}
              type={type}
            />
            {after}
          </Box>
        );
      }}
    </FieldFrame>
  );
}
