import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon';
import { inputStyles, labelStyles } from '../theme/mixins';
import { tokens } from '../theme/tokens';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
}

const Root = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;

const Label = styled.label`
  ${labelStyles}
`;

const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-start: ${tokens.space.s};
    color: ${tokens.colour.textMuted};
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${inputStyles}
  padding-inline-start: 2.5rem;
`;

/** A field to search a list, with its label. */
export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  const id = useId();
  return (
    <Root role="search" data-no-print>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Icon name="search" />
        <Input
          id={id}
          type="search"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Box>
    </Root>
  );
}
