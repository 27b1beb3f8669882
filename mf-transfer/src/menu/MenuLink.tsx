import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '@rifas/shared/routing';
import { Icon, tokens } from '@rifas/shared/ui';
import type { TransferView } from '../common/views';

const Option = styled.a`
  display: flex;
  gap: ${tokens.space.m};
  align-items: center;
  min-height: 72px;
  padding: ${tokens.space.s} ${tokens.space.m};
  color: ${tokens.colour.text};
  line-height: 1.3;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      background: ${tokens.colour.primarySoft};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${tokens.radius.l};
  }
  > svg {
    flex: none;
    color: ${tokens.colour.link};
  }
  > svg:last-child {
    transform: rotate(-90deg);
    color: ${tokens.colour.textMuted};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;

  > b {
    font-weight: 600;
  }
  > small {
    font-size: ${tokens.font.s};
    color: ${tokens.colour.textMuted};
  }
`;

const Count = styled.span`
  flex: none;
  font-size: ${tokens.font.s};
  color: ${tokens.colour.textMuted};
  font-variant-numeric: tabular-nums;
`;

interface MenuLinkProps {
  readonly to: string;
  readonly view: TransferView;
  /** What waits behind it. */
  readonly children?: ReactNode;
}

/** One option of the menu: named by its label alone, described by its hint and by what waits behind it. */
export function MenuLink({ to, view, children }: MenuLinkProps) {
  const id = useId();
  return (
    <Option as={Link} to={to} aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-count`}>
      <Icon name={view.icon} size={24} />
      <Words>
        <b id={`${id}-label`}>{view.label}</b>
        <small id={`${id}-hint`}>{view.hint}</small>
      </Words>
      <Count id={`${id}-count`}>{children}</Count>
      <Icon name="chevron" />
    </Option>
  );
}
