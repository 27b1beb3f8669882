import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labelStyles, tokens } from '../../ui';
import { describedBy } from './described-by';
import { FieldError, Hint, requiredMark } from './FieldFrame';
import type { FieldOption } from './SelectField';
import { useFormField } from './use-form-field';

export interface RadioGroupFieldProps {
  name: string;
  label: ReactNode;
  options: readonly FieldOption[];
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

const Legend = styled.legend<{ $required: boolean }>`
  ${labelStyles}
  padding: 0;
  ${({ $required }) => $required && requiredMark}
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-height: 48px;
  padding: ${tokens.space.xs} ${tokens.space.s};
  border: 1px solid ${tokens.colour.borderStrong};
  border-radius: ${tokens.radius.m};
  cursor: pointer;

  & + & {
    margin-block-start: ${tokens.space.xs};
  }
  &:has(:checked) {
    background: ${tokens.colour.primarySoft};
    border-color: ${tokens.colour.primary};
  }
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${tokens.colour.primary};
  }
`;

/** A choice in a form with all its options visible. */
export function RadioGroupField({ name, label, options, hint, required = false, disabled }: RadioGroupFieldProps) {
  const field = useFormField<string>(name, '');
  const labelId = `${field.id}-label`;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={labelId}
      disabled={disabled}
      {...(required && { 'aria-required': true })}
      {...describedBy(field, hint !== undefined)}
    >
      <Legend id={labelId} $required={required}>
        {label}
      </Legend>
      {hint !== undefined && <Hint id={field.hintId}>{hint}</Hint>}
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={field.value === option.value}
            onChange={() => field.change(option.value)}
            onBlur={field.blur}
            onFocus={field.focus}
          />
          <span>{option.label}</span>
        </Option>
      ))}
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </fieldset>
  );
}
