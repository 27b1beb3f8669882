import { styled } from 'styled-components';
import { Icon } from '../text/Icon';
import type { IconName } from '../text/icon-paths';
import { tokens } from '../theme/tokens';
import { toneColours, type Tone } from '../theme/tones';

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  padding: 2px ${tokens.space.xs};
  /* Round ends with one line of text, and still the shape of a chip with two. */
  border-radius: 0.9em;
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
  font-size: ${tokens.font.s};
  font-weight: 600;
  line-height: 1.4;
  text-align: start;
  /* A long name inside breaks and stays inside the chip. */
  max-width: 100%;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
  }
`;

const stateIcons: Readonly<Record<Tone, IconName>> = {
  neutral: 'ticket',
  info: 'transfer',
  success: 'check',
  warning: 'clock',
  error: 'warning',
};

export interface StateChipProps {
  tone: Tone;
  label: string;
  icon?: IconName | undefined;
}

/** A state as icon and word, because colour alone is not enough. */
export function StateChip({ tone, label, icon = stateIcons[tone] }: StateChipProps) {
  return (
    <Root $tone={tone}>
      <Icon name={icon} size={16} />
      {label}
    </Root>
  );
}
