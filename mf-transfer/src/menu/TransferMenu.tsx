import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { getBag, getOwnBag, getPendingDelivery, getPendingReception, type AnyContract } from '@rifas/shared/contracts';
import { useHost } from '@rifas/shared/remote';
import { Link, paths } from '@rifas/shared/routing';
import { BackLink, type ListQuery } from '@rifas/shared/selling';
import { Accordion, Icon, Page, tokens } from '@rifas/shared/ui';
import { rafflesOf } from '../common/bag-entries';
import { useBag, useOwnBag, usePendingDelivery, usePendingReception } from '../common/raffle-lists';
import { menuTexts } from '../common/texts';
import { useWaitingCount } from '../common/use-waiting-count';
import { viewPath, viewsOf, type TransferSlug, type TransferView } from '../common/views';

/* The count is below the text on a phone, and at the end of the row if there is room. */
const Option = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${tokens.space.m};
  align-items: center;
  align-content: center;
  min-height: 72px;
  padding: ${tokens.space.s} ${tokens.space.m};
  color: ${tokens.colour.text};
  line-height: 1.3;
  text-decoration: none;
  hyphens: auto;

  @media (min-width: 45em) {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
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
    grid-area: 1 / 1 / span 3;
    color: ${tokens.colour.link};
  }
  > svg:last-child {
    grid-column: -2;
    transform: rotate(-90deg);
    color: ${tokens.colour.textMuted};
  }
  /* With text at twice its size, the text uses the icon's place. */
  @container page (max-width: 17rem) {
    > svg:first-child {
      display: none;
    }
    > :not(svg) {
      margin-inline-start: calc(-1 * ${tokens.space.m});
    }
  }
  > b {
    grid-area: 1 / 2;
    font-weight: 600;
  }
  > small {
    grid-area: 2 / 2;
    font-size: ${tokens.font.s};
    color: ${tokens.colour.textMuted};
    text-wrap: balance;
  }
`;

/* Its place is reserved from the start, so that no row moves under a finger when the count arrives. */
const Count = styled.span`
  grid-area: 3 / 2;
  min-height: 1.3em;
  font-size: ${tokens.font.s};
  font-variant-numeric: tabular-nums;

  @media (min-width: 45em) {
    grid-area: 1 / 3 / span 3;
    min-width: 7.5rem;
    min-height: 0;
    color: ${tokens.colour.textMuted};
    text-align: end;
  }
`;

interface MenuLinkProps {
  readonly to: string;
  readonly view: TransferView;
  /** The count of what waits in this view. */
  readonly children?: ReactNode;
}

/** One option of the menu. Only its label names it; its hint and its count describe it. */
function MenuLink({ to, view, children }: MenuLinkProps) {
  const id = useId();
  return (
    <Option
      as={Link}
      to={to}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint${children ? ` ${id}-count` : ''}`}
    >
      <Icon name={view.icon} size={24} />
      <b id={`${id}-label`}>{view.label}</b>
      <small id={`${id}-hint`}>{view.hint}</small>
      {children && <Count id={`${id}-count`}>{children}</Count>}
      <Icon name="chevron" />
    </Option>
  );
}

/** The number of raffles in a list. Renders nothing while the list is loading. */
const countOf = <Item,>(
  contract: AnyContract,
  useList: () => ListQuery<Item>,
  rafflesIn: (items: readonly Item[]) => readonly unknown[],
  text: (count: number) => ReactNode,
) =>
  function WaitingCount() {
    const { data, error } = useList();
    const count = useWaitingCount(contract, data && rafflesIn(data), Boolean(error));
    return typeof count === 'number' ? text(count) : count;
  };

/** For the menu options that lead to a list of waiting raffles: the number of raffles in it. */
const WAITING_COUNTS: Partial<Record<TransferSlug, () => ReactNode>> = {
  solicitar: countOf(getBag, useBag, (entries) => entries, menuTexts.request.count),
  'mi-bolsa': countOf(getOwnBag, useOwnBag, (entries) => entries, menuTexts.ownBag.count),
  entregas: countOf(getPendingDelivery, usePendingDelivery, rafflesOf, menuTexts.delivery.count),
  recepciones: countOf(getPendingReception, usePendingReception, rafflesOf, (count) => {
    const text = menuTexts.reception.count(count);
    return count > 0 ? <strong>{text}</strong> : text;
  }),
};

/* Widths in em depend on the size of the text: with text at twice its size, two columns would break words. */
const Options = styled(Accordion)`
  @media (min-width: 60em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(2) {
      border-block-start: 0;
    }
    > :nth-child(even) {
      border-inline-start: 1px solid ${tokens.colour.border};
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export function TransferMenu() {
  const { variant } = useHost().deployment;
  return (
    <Page title={menuTexts.titles[variant]} focusTitle back={<BackLink to={paths.dashboard} help="transferir" />}>
      <nav aria-label={menuTexts.options}>
        <Options as="ul">
          {viewsOf(variant).map((view) => {
            const WaitingCount = WAITING_COUNTS[view.slug];
            return (
              <li key={view.slug}>
                <MenuLink to={viewPath(view.slug)} view={view}>
                  {WaitingCount && <WaitingCount />}
                </MenuLink>
              </li>
            );
          })}
        </Options>
      </nav>
    </Page>
  );
}
