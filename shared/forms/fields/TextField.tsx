import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { inputStyles, tokens } from '../../ui';
import { describedBy } from './described-by';
import { FieldFrame } from './FieldFrame';
import { useFormField } from './use-form-field';

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
  const field = useFormField<string>(name, '', data);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <Box>
        {prefix !== undefined && <Prefix aria-hidden>{prefix}</Prefix>}
        <Input
          {...rest}
          id={field.id}
          name={name}
          type={type}
          value={field.value}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={field.blur}
          onFocus={field.focus}
          {...(required && { 'aria-required': true })}
          {...describedBy(field, hint !== undefined)}
        />
        {after}
      </Box>
    </FieldFrame>
  );
}
