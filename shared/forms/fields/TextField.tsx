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
  /** Between label and input. */
  hint?: ReactNode;
  /** Draws the star; the rule itself is the schema's. */
  required?: boolean;
  /** Inside the box, before the text: a currency symbol. */
  prefix?: string | undefined;
  /** Inside the row, after the box: a button. */
  after?: ReactNode;
  /** Constant data of the field, see `useFormField`. */
  data?: object;
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};

  /* Text at twice its size: a button beside the box would leave room for a few letters. */
  @container page (max-width: 17rem) {
    flex-wrap: wrap;

    > input {
      flex: 1 1 5rem;
      width: auto;
      min-width: 0;
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
      {(control) => (
        <Box>
          {prefix !== undefined && <Prefix aria-hidden>{prefix}</Prefix>}
          <Input {...rest} {...control} type={type} />
          {after}
        </Box>
      )}
    </FieldFrame>
  );
}
