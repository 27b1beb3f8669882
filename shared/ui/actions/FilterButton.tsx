import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/**
 * A quiet button that filters a list, or opens the filters. `aria-pressed` or `aria-expanded` shows whether it is on.
 * @example <FilterButton type="button" aria-pressed={on} onClick={toggle}>Con saldo</FilterButton>
 */
export const FilterButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: 48px;
  padding: ${tokens.space.xxs} ${tokens.space.s};
  border: 1.5px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.link};
  font-size: ${tokens.font.s};
  font-weight: 600;
  cursor: pointer;

  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    border-color: ${tokens.colour.primary};
    background: ${tokens.colour.primarySoft};
  }
`;
