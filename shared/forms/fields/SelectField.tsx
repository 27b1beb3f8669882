import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { inputStyles } from '../../ui';
import { FieldFrame } from './FieldFrame';

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
  /** The text of the empty choice; false if there is none, because the initial value is one of the options. */
  placeholder?: string | false;
}

const Select = styled.select`
  ${inputStyles}
`;

/** A choice in a form from a list that opens. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, hint, required = false, placeholder = 'Elegí una opción', ...rest } = props;
  return (
    <FieldFrame name={name} label={label} hint={hint} required={required}>
      {(control) => (
        <Select {...rest} {...control}>
          {placeholder !== false && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
