import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { inputStyles, labelStyles } from '../theme/mixins';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/* On paper nobody scrolls in a field, so the text is printed whole in its place. */
const Root = styled.div`
  @media print {
    > textarea {
      display: none;
    }
    &::after {
      content: attr(data-text);
      white-space: pre-wrap;
    }
  }
`;

const Label = styled.label`
  ${labelStyles}
`;

const Input = styled.textarea`
  ${inputStyles}
  resize: vertical;
`;

/** A text of several lines with its label, outside a form of `shared/forms`. */
export function TextArea({ label, value, onChange, rows = 3, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    // An empty box has no meaning on paper.
    <Root data-text={value} data-no-print={value === '' || undefined}>
      <Label htmlFor={id}>{label}</Label>
      <Input rows={rows} {...rest} id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </Root>
  );
}
