import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { closeNotice, useHostState, type NoticeTone } from '@rifas/shared/remote';
import { focusTitle, IconButton, tokens, useUnpressed } from '@rifas/shared/ui';

/** docs/rules.md, "Notifications". */
const SHOWN_MS = 3000;

const Region = styled.div`
  position: fixed;
  inset: auto 0 calc(${tokens.space.l} + env(safe-area-inset-bottom)) 0;
  z-index: 30;
  display: flex;
  justify-content: center;
  padding: 0 ${tokens.space.m};
  pointer-events: none;

  /* Above the bar of actions, which it would cover. */
  :root:has([data-bar]) & {
    bottom: calc(7rem + env(safe-area-inset-bottom));
  }
  /* Such a bar is higher when it holds an error. */
  :root:has([data-bar] [role='alert']) & {
    bottom: calc(11rem + env(safe-area-inset-bottom));
  }
`;

const Message = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  max-width: 560px;
  padding: ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.m};
  /* Visible with the system's own colours only. */
  border: 1px solid transparent;
  border-left: 6px solid
    ${({ $tone }) => ($tone === 'error' ? tokens.colour.danger : $tone === 'success' ? tokens.colour.successSoft : tokens.colour.accent)};
  border-radius: ${tokens.radius.m};
  background: ${tokens.colour.text};
  color: ${tokens.colour.background};
  /* The server's words may hold a long address, which would push the close button off the screen. */
  overflow-wrap: anywhere;
  /* The page's focus ring would not be visible on the page's colour of text. */
  --colour-focus: currentColor;
  box-shadow: ${tokens.shadow.high};
  pointer-events: auto;
`;

/**
 * The place for messages in the open dialog (shared/ui/disclosure/Dialog.tsx), where they are in front and read aloud.
 * A message that outlives the dialog moves to its usual place.
 */
function usePlaceInDialog(notice: object | undefined): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!notice) return undefined;
    const look = () => setPlace(document.querySelector('dialog[open] > [data-notices]'));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [notice]);
  return place;
}

/** A message. If it closes while its button has the focus, the focus returns to where it was before. */
function Notice({ tone, children }: { readonly tone: NoticeTone; readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const message = element.current;
    return () => {
      if (!message?.contains(document.activeElement)) return;
      if (before.current instanceof HTMLElement) before.current.focus();
      if (message.contains(document.activeElement)) focusTitle();
    };
  }, []);
  return (
    <Message ref={element} $tone={tone} onFocus={({ relatedTarget }) => (before.current = relatedTarget)}>
      {children}
      <IconButton icon="close" label="Cerrar aviso" onClick={closeNotice} />
    </Message>
  );
}

/**
 * Shows one message at a time, announces it, and closes it after 3 seconds (docs/rules.md, "Notifications"). It neither
 * appears nor closes during a press, which would count for the button below it.
 */
export function NotificationBar() {
  const notice = useUnpressed(useHostState((state) => state.notice));
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => {
      // The next message may wait for the end of a press.
      if (useHostState.getState().notice === notice) closeNotice();
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const place = usePlaceInDialog(notice);
  const message = notice ? (
    <Notice key={notice.id} tone={notice.tone}>
      {notice.message}
    </Notice>
  ) : null;
  return (
    <>
      <Region role="status" aria-live="polite">
        {place ? null : message}
      </Region>
      {place ? createPortal(<Region>{message}</Region>, place) : null}
    </>
  );
}
