import { useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { Link, NavLink, paths, useLocation } from '@rifas/shared/routing';
import type { SiteEntry } from '@rifas/shared/site';
import { Icon, tokens, type IconName } from '@rifas/shared/ui';
import { Brand } from '../site/Brand';
import { SITE_WIDTH } from '../site/SiteFrame';
import { useOfferedEntries } from '../site/use-offered-entries';
import { useFoldByKey } from './use-fold-by-key';
import { useHeaderAway } from './use-header-away';

/** Below this width the menu folds behind a button; in em, so that large text folds it too. */
const WIDE = '77.5em';
/** The most entries in one line beside Inicio, manual and Salir; with more, the last wait behind the button. */
const MOST = 8;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  border-block-end: 1px solid ${tokens.colour.border};
  background: ${tokens.colour.brand};
  color: ${tokens.colour.onBrand};
  transition: transform 0.18s;

  &[data-away] {
    transform: translateY(-101%);
  }

  /* Visitors with a keyboard must see the focus. */
  &:focus-within {
    transform: none;
  }

  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  max-width: ${SITE_WIDTH};
  margin: 0 auto;
  padding: 0 ${tokens.space.m};

  /* The height of the whole bar while the menu is folded. An open menu does not move brand and button. */
  > a {
    display: flex;
    min-height: 56px;
    color: inherit;
    text-decoration: none;
  }
  @media (min-width: ${WIDE}) {
    flex-wrap: nowrap;

    [data-many] > & {
      align-items: start;
    }
  }
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-height: 44px;
  margin-inline-end: calc(-1 * ${tokens.space.s});
  padding: 0 ${tokens.space.s};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;

  @media (min-width: ${WIDE}) {
    flex: none;
    margin: 6px 0 6px auto;

    header:not([data-many]) & {
      display: none;
    }
  }
`;

const Menu = styled.nav`
  flex-basis: 100%;
  /* The bar stays in place while the page scrolls: a menu that is taller than a phone in landscape scrolls
     separately. */
  max-height: calc(100vh - 56px);
  max-height: calc(100dvh - 56px);
  overflow-y: auto;
  overscroll-behavior: contain;

  @media not all and (min-width: ${WIDE}) {
    [aria-expanded='false'] + & {
      display: none;
    }
  }
  @media (min-width: ${WIDE}) {
    flex-basis: auto;
    max-height: none;
    overflow: visible;

    [data-many] & {
      padding-block: 6px;
    }
  }
`;

const Items = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 0 0 ${tokens.space.s};

  /* One line. If the site's font is missing and the fallback is wider, the longest entries wrap to two lines of
     text. */
  @media (min-width: ${WIDE}) {
    display: grid;
    grid-auto-flow: column;
    justify-content: end;
    padding: 0;
    line-height: 1.2;
  }
  @media (min-width: ${WIDE}) {
    [data-many] [aria-expanded='true'] + nav > & {
      display: flex;
      flex-flow: row wrap;
    }
    [data-many] [aria-expanded='false'] + nav > & > :nth-child(n + ${MOST + 1}):not(:last-child) {
      display: none;
    }
  }

  a,
  button {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    width: 100%;
    min-height: 44px;
    /* Keeps a label of two lines apart from the next one. */
    padding: ${tokens.space.xxs} ${tokens.space.s};
    border: 0;
    border-inline-start: 3px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${tokens.font.s};
    /* One very long word as a label must not widen the screen. */
    overflow-wrap: anywhere;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
    /* The menu scrolls on a phone, and cuts off what sticks out of an entry. */
    outline-offset: -3px;
  }

  svg {
    flex: none;
  }
  @media (min-width: ${WIDE}) {
    svg {
      display: none;
    }
  }

  @media (hover: hover) {
    a:hover,
    button:hover {
      text-decoration: underline;
    }
  }

  @media (min-width: ${WIDE}) {
    a,
    button {
      padding-block: 0;
      border-inline-start: 0;
      border-block-end: 3px solid transparent;
    }
  }

  a[aria-current='page'] {
    border-color: ${tokens.colour.primary};
    font-weight: 700;
  }
`;

/** The header with its menu, whose entries come from the page table. */
export function Header({ menu }: { menu: readonly SiteEntry[] }) {
  const { deployment, session } = useHost();
  const { pathname } = useLocation();
  const offered = useOfferedEntries(menu);
  // On a wide screen a new entry moves the others, so it waits for the next page, or for a folded menu to open.
  const [entries, setEntries] = useState(offered);
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const away = useHeaderAway() && !open;
  const [openAt, setOpenAt] = useState(pathname);
  // Closes the menu in the render of the page, not after it: a page does not take the focus from an open menu.
  if (openAt !== pathname) {
    setOpenAt(pathname);
    setOpen(false);
    setEntries(offered);
  }
  // Each page begins at its top, even while loading: the browser would keep the previous scroll position.
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [pathname]);
  const press = () => {
    setOpen(!open);
    if (!open) setEntries(offered);
  };
  useFoldByKey(open, toggle, () => setOpen(false));
  return (
    <Bar data-away={away || undefined} data-many={entries.length > MOST || undefined}>
      <Row>
        <Link to={paths.dashboard} aria-label={`${deployment.title}, inicio`}>
          <Brand />
        </Link>
        <Toggle ref={toggle} type="button" aria-expanded={open} aria-controls={menuId} onClick={press}>
          <Icon name={open ? 'close' : 'menu'} />
          Menú
        </Toggle>
        <Menu id={menuId} aria-label="Principal">
          <Items>
            <li>
              <NavLink to={paths.dashboard} end>
                <Icon name="home" />
                Inicio
              </NavLink>
            </li>
            {entries.map(({ to, label, icon }) => (
              <li key={to}>
                {/* The entry also stays marked for addresses below its page, unless another entry leads there. */}
                <NavLink to={to} end={menu.some((other) => other.to.startsWith(`${to}/`))}>
                  <Icon name={icon as IconName} />
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <a href={deployment.links.manual} target="_blank" rel="noopener noreferrer">
                <Icon name="external" />
                Manual de usuario
              </a>
            </li>
            <li>
              <button type="button" onClick={session.logout}>
                <Icon name="logout" />
                Salir
              </button>
            </li>
          </Items>
        </Menu>
      </Row>
    </Bar>
  );
}
