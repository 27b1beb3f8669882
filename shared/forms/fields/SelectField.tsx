import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { inputStyles } from '../../ui';
import { describedBy } from './described-by';
import { FieldFrame } from './FieldFrame';
import { useFormField } from './use-form-field';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

type Native = Omit<
  ComponentPropsWithRef<'select'>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'id' | 'children'
>;

export interface SelectFieldProps extends Native {
  name: string;
  label: ReactNode;
  options: readonly FieldOption[];
  hint?: ReactNode;
  required?: boolean;
  /** The text of the empty choice; false for none, when the initial value is one of the options. */
  placeholder?: string | false;
}

const Select = styled.select`
  ${inputStyles}
`;

/** A choice of the form from a list that opens. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, hint, required = false, placeholder = 'Elegí una opción', ...rest } = props;
  const field = useFormField<string>(name, '');
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <Select
        {...rest}
        id={field.id}
        name={name}
        value={field.value}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.blur}
        onFocus={field.focus}
        {...(required && { 'aria-required': true })}
        {...describedBy(field, hint !== undefined)}
      >
        {placeholder !== false && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
