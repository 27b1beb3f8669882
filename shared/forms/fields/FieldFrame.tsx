import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { styled } from 'styled-components';
import { Icon, labelStyles, tokens, useUnpressed } from '../../ui';
import { useFormContext } from '../form/form-context';
import { formMessage, isAsSent } from '../form/form-message';
import { describedBy } from './described-by';
import { useFormField } from './use-form-field';

/** CSS draws the star of a required field, so it is neither read aloud nor part of the field's name. */
export const requiredMark = `
  &::after { content: ' *'; content: ' *' / ''; }
`;

const Label = styled.label<{ $required: boolean }>`
  ${labelStyles}
  ${({ $required }) => $required && requiredMark}
`;

export const Hint = styled.p`
  margin-block-end: ${tokens.space.xxs};
  font-size: ${tokens.font.s};
  color: ${tokens.colour.textMuted};
`;

/* Reserves a line, so that most messages move nothing below them. */
const Line = styled.div`
  min-height: 2rem;
  padding-block-end: ${tokens.space.xxs};
`;

const Text = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.xxs};
  padding-block-start: 2px;
  font-size: ${tokens.font.s};
  font-weight: 600;
  line-height: 1.35;
  color: ${tokens.colour.dangerText};

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

/**
 * Announced when it appears alone. If many appear at once, the form announces one sentence, and each message is read
 * with its field.
 */
function Message({ id, children }: { id: string; children: string }) {
  const form = useForm();
  const { summary } = useFormContext();
  const [isAlone] = useState(() => !isAsSent(form) || formMessage(form, summary) === undefined);
  return (
    <Text id={id} {...(isAlone && { role: 'alert' })}>
      <Icon name="warning" size={16} />
      {children}
    </Text>
  );
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  const { attempts } = useFormContext();
  // The press of a button takes the focus from the field, whose message would move the button.
  const message = useUnpressed(children);
  return (
    <Line>
      {message !== undefined && (
        // A new element for each attempt: when Enter is pressed in the field and the error remains, it is announced
        // again.
        <Message key={`${attempts} ${message}`} id={id}>
          {message}
        </Message>
      )}
    </Line>
  );
}

interface FieldFrameProps {
  name: string;
  label: ReactNode;
  hint: ReactNode;
  required: boolean;
  data?: object | undefined;
  /** Renders the control with these attributes. */
  children: (control: ReturnType<typeof controlOf>) => ReactNode;
}

const controlOf = (
  name: string,
  field: ReturnType<typeof useFormField<string>>,
  { hint, required }: Pick<FieldFrameProps, 'hint' | 'required'>,
) => ({
  id: field.id,
  name,
  value: field.value,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => field.change(event.currentTarget.value),
  onBlur: field.blur,
  onFocus: field.focus,
  ...(required && { 'aria-required': true }),
  ...describedBy(field, hint !== undefined),
});

/** A field whose value is a text: label and hint above its control, message below. */
export function FieldFrame({ name, label, hint, required, data, children }: FieldFrameProps) {
  const field = useFormField<string>(name, '', data);
  return (
    <div>
      <Label htmlFor={field.id} $required={required}>
        {label}
      </Label>
      {hint !== undefined && <Hint id={field.hintId}>{hint}</Hint>}
      {children(controlOf(name, field, { hint, required }))}
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  );
}
