import { useId } from 'react';
import { styled } from 'styled-components';
import { Link } from '@rifas/shared/routing';
import { Icon, tokens } from '@rifas/shared/ui';
import type { TransferView } from '../common/views';

const Option = styled.a`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${tokens.space.m};
  align-items: center;
  height: 100%;
  min-height: 72px;
  padding: ${tokens.space.s} ${tokens.space.m};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};
  box-shadow: ${tokens.shadow.low};
  color: ${tokens.colour.text};
  text-decoration: none;

  &:hover {
    background: ${tokens.colour.primarySoft};
  }
  &:focus-visible {
    border-radius: ${tokens.radius.l};
  }
  > svg {
    grid-row: span 2;
    color: ${tokens.colour.link};
  }
`;

const Label = styled.span`
  font-weight: 700;
  font-size: ${tokens.font.l};
  align-self: end;
`;

const Hint = styled.span`
  font-size: ${tokens.font.s};
  color: ${tokens.colour.textMuted};
  align-self: start;
`;

/** One option of the menu: named by its label alone, described by its hint. */
export function MenuLink({ to, view }: { to: string; view: TransferView }) {
  const id = useId();
  return (
    <Option as={Link} to={to} aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Icon name={view.icon} size={32} />
      <Label id={`${id}-label`}>{view.label}</Label>
      <Hint id={`${id}-hint`}>{view.hint}</Hint>
    </Option>
  );
}
