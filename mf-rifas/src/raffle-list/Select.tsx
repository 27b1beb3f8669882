import { useId } from 'react';
import { styled } from 'styled-components';
import { inputStyles, labelStyles } from '@rifas/shared/ui';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

const Root = styled.div`
  /* As wide as its longest option, so that none is cut off. */
  flex: 1 1 15rem;
  min-width: 0;
`;

const Label = styled.label`
  ${labelStyles}
`;

const Input = styled.select`
  ${inputStyles}
`;

export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const id = useId();
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Input>
    </Root>
  );
}
