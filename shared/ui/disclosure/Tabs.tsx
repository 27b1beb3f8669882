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
  /** With `onSelect`: the caller decides which one shows. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  border-block-end: 2px solid ${tokens.colour.border};
  margin-block-end: ${tokens.space.m};
`;

const TabButton = styled.button`
  min-height: 48px;
  padding: ${tokens.space.xs} ${tokens.space.s};
  border: 0;
  border-block-end: 4px solid transparent;
  margin-block-end: -2px;
  background: transparent;
  color: ${tokens.colour.textMuted};
  font-weight: 600;
  cursor: pointer;

  &[aria-selected='true'] {
    color: ${tokens.colour.link};
    border-color: ${tokens.colour.accent};
  }
`;

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One stop for the tab key; arrows, Home and End move between tabs and show them at once. */
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
