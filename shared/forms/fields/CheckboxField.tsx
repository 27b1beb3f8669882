import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox, tokens } from '../../ui';
import { describedBy } from './described-by';
import { FieldError, Hint } from './FieldFrame';
import { useFormField } from './use-form-field';

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-height: 44px;
  cursor: pointer;
`;

/** A checkbox of the form, with its label, hint and error. */
export function CheckboxField({ name, label, hint, disabled }: CheckboxFieldProps) {
  const field = useFormField<boolean>(name, false);
  return (
    <div>
      <Row>
        <Checkbox
          name={name}
          disabled={disabled}
          checked={field.value}
          onChange={(event) => field.change(event.currentTarget.checked)}
          onBlur={field.blur}
          onFocus={field.focus}
          {...describedBy(field, hint !== undefined)}
        />
        <span>{label}</span>
      </Row>
      {hint !== undefined && <Hint id={field.hintId}>{hint}</Hint>}
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  );
}
