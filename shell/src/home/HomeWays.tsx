import { css, styled } from 'styled-components';
import { Link } from '@rifas/shared/routing';
import type { SiteHomeEntry } from '@rifas/shared/site';
import { Icon, tokens, type IconName } from '@rifas/shared/ui';
import { useOfferedEntries } from '../site/use-offered-entries';
import { QuietWidget } from './RemoteWidget';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const primary = css`
  margin-block-end: ${tokens.space.m};
  padding: ${tokens.space.m};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.l};
  background: ${tokens.colour.primary};
  color: ${tokens.colour.onPrimary};

  a {
    font-size: ${tokens.font.l};
    font-weight: 700;
  }
  @media (hover: hover) {
    &:hover {
      background: ${tokens.colour.primaryHover};
    }
  }
`;

const quiet = css`
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${tokens.colour.border};
  border-block-start-width: 0;
  background: ${tokens.colour.surface};

  &:nth-child(2) {
    border-block-start-width: 1px;
    border-start-start-radius: ${tokens.radius.l};
    border-start-end-radius: ${tokens.radius.l};
  }
  &:last-child {
    border-end-start-radius: ${tokens.radius.l};
    border-end-end-radius: ${tokens.radius.l};
  }
  > svg {
    color: ${tokens.colour.link};
  }
  > svg:last-child {
    color: ${tokens.colour.textMuted};
  }
  a {
    font-weight: 600;
  }
  @media (hover: hover) {
    &:hover {
      background: ${tokens.colour.primarySoft};
    }
  }
`;

const Way = styled.li<{ $primary: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-height: 56px;
  ${({ $primary }) => ($primary ? primary : quiet)}

  /* The row below would cover a part of the focus ring. */
  &:focus-within {
    z-index: 1;
  }
  > svg {
    flex: none;
  }
  > svg:last-child {
    transform: rotate(-90deg);
  }
  /* With text at twice its size the words need the icon's space. */
  @container page (max-width: 17rem) {
    > svg:first-child {
      display: none;
    }
  }
  a {
    color: inherit;
    text-decoration: none;
    line-height: 1.25;
  }
  /* The whole row is clickable; the link's name stays its label. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: 2px;
    border-radius: ${tokens.radius.l};
  }
  small {
    font-size: ${tokens.font.s};
    line-height: 1.3;
  }
`;

/* On a phone it has its own line below the label from the start, so nothing moves when it arrives. */
const Figure = styled.small`
  min-height: 1.3em;
  color: ${tokens.colour.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  display: grid;
  gap: 2px;

  @media (min-width: 37.5em) {
    &:has(> ${Figure}) {
      grid-template-columns: 1fr auto;
      align-items: center;
      gap: ${tokens.space.s};
    }
  }
`;

function HomeWay({ entry, primary: first }: { entry: SiteHomeEntry; primary: boolean }) {
  const { to, label, icon, hint, remote, figure } = entry;
  return (
    <Way $primary={first}>
      <Icon name={icon as IconName} size={22} />
      <Words>
        <Link to={to}>{label}</Link>
        {hint !== '' && <small>{hint}</small>}
        {figure !== undefined && (
          <Figure>
            <QuietWidget remote={remote} widget={figure} missing="Sin dato" />
          </Figure>
        )}
      </Words>
      <Icon name="chevron" />
    </Way>
  );
}

/**
 * The ways from the home: the first is the main task of sellers, the others are quiet rows with a figure of what is
 * pending.
 */
export function HomeWays({ entries }: { entries: readonly SiteHomeEntry[] }) {
  const offered = useOfferedEntries(entries);
  return (
    <List aria-label="Qué querés hacer">
      {offered.map((entry, index) => (
        <HomeWay key={entry.to} entry={entry} primary={index === 0} />
      ))}
    </List>
  );
}
