import { useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { styled } from 'styled-components';
import { Icon, labelStyles, tokens } from '../../ui';
import { useFormContext } from '../form/form-context';
import { formMessage, isAsSent } from '../form/form-message';

/** The star of a required field is drawn, not written: it is neither read aloud nor part of the name. */
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

/* Keeps a line free, so that a message on blur does not push the button one is about to press. */
const Line = styled.div`
  min-height: 1.75rem;
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

/** Announced when it comes up alone. Of many at once the form says one sentence, and each is read with its field. */
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
  return (
    <Line>
      {children !== undefined && (
        <Message key={children} id={id}>
          {children}
        </Message>
      )}
    </Line>
  );
}

export interface FieldFrameProps {
  field: { readonly id: string; readonly hintId: string; readonly errorId: string; readonly error: string | undefined };
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Label and hint above, message below. */
export function FieldFrame({ field, label, hint, required = false, children }: FieldFrameProps) {
  return (
    <div>
      <Label htmlFor={field.id} $required={required}>
        {label}
      </Label>
      {hint !== undefined && <Hint id={field.hintId}>{hint}</Hint>}
      {children}
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  );
}
