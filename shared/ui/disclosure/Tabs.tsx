import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Together with `onSelect`: the caller controls which tab is shown. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/* Side by side on a page of any width: tabs that do not fit scroll within the list. The line below is a shadow. A
   border that the selected tab overlaps would make the list scroll vertically too. */
const List = styled.div`
  display: flex;
  gap: ${tokens.space.xxs};
  overflow-x: auto;
  scrollbar-width: thin;
  box-shadow: inset 0 -2px ${tokens.colour.border};
  margin-block-end: ${tokens.space.m};
`;

const TabButton = styled.button`
  min-height: 48px;
  padding: ${tokens.space.xs};
  border: 0;
  border-block-end: 4px solid transparent;
  background: transparent;
  color: ${tokens.colour.textMuted};
  font-weight: 600;
  cursor: pointer;

  /* A narrow phone, or large text. */
  @container page (max-width: 20rem) {
    padding-inline: ${tokens.space.xxs};
    font-size: ${tokens.font.s};
  }
  @media (min-width: 45em) {
    padding-inline: ${tokens.space.s};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    color: ${tokens.colour.link};
    border-color: ${tokens.colour.primary};
  }
  @media (forced-colors: active) {
    border-color: ButtonFace;
  }
`;

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with one stop for the tab key. Arrows, Home and End move between tabs and show them at once. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<string | undefined>(undefined);
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  if (!current) return null;

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent) => {
    // With a modifier key, arrows belong to the browser: Alt and an arrow go back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = moves[event.key]?.(tabs.indexOf(current), tabs.length);
    const next = target === undefined ? undefined : tabs[target];
    if (target === undefined || !next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} data-no-print>
        {tabs.map(({ id, label: name }) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-selected={id === current.id}
            tabIndex={id === current.id ? 0 : -1}
            {...(id === current.id && { 'aria-controls': `${base}-${id}` })}
            onClick={() => select(id)}
            onKeyDown={move}
          >
            {name}
          </TabButton>
        ))}
      </List>
      <div role="tabpanel" id={`${base}-${current.id}`} aria-labelledby={`${base}-${current.id}-tab`} tabIndex={0}>
        {current.content}
      </div>
    </div>
  );
}
