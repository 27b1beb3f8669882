import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useHost } from '@rifas/shared/remote';
import { Link, NavLink, paths, useLocation } from '@rifas/shared/routing';
import type { SiteEntry } from '@rifas/shared/site';
import { Icon, type IconName } from '@rifas/shared/ui';
import { Brand } from '../site/Brand';
import { useOfferedEntries } from '../site/use-offered-entries';
import { Bar, Items, Menu, MOST, Row, Toggle } from './header.styles';
import { useHeaderAway } from './use-header-away';

/** The header with its menu, whose entries come from the page table. */
export function Header({ menu }: { menu: readonly SiteEntry[] }) {
  const { deployment, session } = useHost();
  const { pathname } = useLocation();
  const offered = useOfferedEntries(menu);
  const [entries, setEntries] = useState(offered);
  const [open, setOpen] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  // A new entry would move the others away from under a finger or the mouse.
  if (!open && !pointedAt && entries.length !== offered.length) setEntries(offered);
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const away = useHeaderAway() && !open;
  const [openAt, setOpenAt] = useState(pathname);
  // Closes the menu in the render of the page, not after it: a page does not take the focus from an open menu.
  if (openAt !== pathname) {
    setOpenAt(pathname);
    setOpen(false);
  }
  // Each page begins at its top, even while loading: the browser would keep the previous scroll position.
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [pathname]);
  const fold = ({ key, currentTarget }: KeyboardEvent) => {
    if (!open) return;
    // After the focus has moved, and only for the keyboard: a page that moved under a finger would lose the press.
    if (key === 'Tab') requestAnimationFrame(() => currentTarget.contains(document.activeElement) || setOpen(false));
    if (key !== 'Escape') return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <Bar data-away={away || undefined} data-many={entries.length > MOST || undefined} onKeyDown={fold}>
      <Row>
        <Link to={paths.dashboard} aria-label={`${deployment.title}, inicio`}>
          <Brand />
        </Link>
        <Toggle ref={toggle} type="button" aria-expanded={open} aria-controls={menuId} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'close' : 'menu'} />
          Menú
        </Toggle>
        <Menu
          id={menuId}
          aria-label="Principal"
          onPointerEnter={() => setPointedAt(true)}
          onPointerLeave={() => setPointedAt(false)}
        >
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
