import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { useLocation } from '@rifas/shared/routing';
import { Button, focusTitle, tokens } from '@rifas/shared/ui';
import { clearOverrides } from '../federation/overrides';
import { useRemotes } from '../federation/remotes-context';
import { isStorageBlocked } from '../page/blocked-storage';
import { nothingTyped, useStale } from '../recovery/lost-part';
import { useStanding, watchServedComposition } from '../recovery/served-composition';

const Strip = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
  padding: ${tokens.space.xs} ${tokens.space.m};
  background: ${tokens.colour.warningSoft};
  color: ${tokens.colour.onWarningSoft};
  overflow-wrap: anywhere;

  /* On a wide screen the button stays beside a long text. */
  > span {
    flex: 1 1 16rem;
  }

  /* Over the page, above a bar of actions: what the visitor reads or presses must not move. */
  &[data-over] {
    position: fixed;
    inset: auto ${tokens.space.m} calc(${tokens.space.l} + env(safe-area-inset-bottom));
    z-index: 20;
    max-width: 40rem;
    margin: auto;
    border-radius: ${tokens.radius.m};
    box-shadow: ${tokens.shadow.high};
  }

  :root:has([data-bar]) &[data-over] {
    bottom: calc(7rem + env(safe-area-inset-bottom));
  }

  /* What has the focus stands above it, and the end of the page can be scrolled out from below it. */
  :root:has(&[data-over]) {
    --over: 16rem;
    scroll-padding-bottom: min(var(--over), 50vh);
  }
  :root:has([data-bar]):has(&[data-over]) {
    --over: 22rem;
  }
  :root:has(&[data-over]) body {
    padding-bottom: var(--over);
  }
`;

interface BannerProps {
  readonly label: string;
  readonly action: string;
  readonly onAction: () => void;
  /** Lies over the page, and moves nothing. */
  readonly isOver?: boolean;
  readonly children: ReactNode;
}

/** A strip with one button, across the top of every page or over it. */
function Banner({ label, action, onAction, isOver, children }: BannerProps) {
  return (
    <Strip aria-label={label} data-no-print data-over={isOver}>
      <span>{children}</span>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
    </Strip>
  );
}

const reloadPage = (): void => location.reload();

/** Asks the visitor to reload the page when it suits them. */
export function StaleBanner() {
  const stale = useStale((state) => state.stale);
  if (!stale) return null;
  return (
    <Banner label="Versión nueva" action="Recargar la página" onAction={reloadPage}>
      <strong role="alert">A esta pantalla le falta una parte que solo llega al recargar la página.</strong> Guardá
      antes lo que estés haciendo.
    </Banner>
  );
}

/** Explains why a seller has to log in again after each reload: the browser keeps nothing for this site. */
export function StorageBanner() {
  const [isRead, setRead] = useState(false);
  if (isRead || !isStorageBlocked()) return null;
  const close = () => {
    setRead(true);
    focusTitle();
  };
  return (
    <Banner label="Datos bloqueados" action="Entendido" onAction={close}>
      <span role="status">
        Tu navegador no deja que este sitio guarde datos. Podés usarlo, pero si recargás la página vas a tener que
        entrar de nuevo. Para evitarlo, permití los datos de este sitio en la configuración del navegador.
      </span>
    </Banner>
  );
}

/** Shows on every page that this tab runs an unreleased version, and ends that in one click. */
export function OverrideBanner({ reload = reloadPage }: { readonly reload?: () => void }) {
  const replaced = Object.entries(useRemotes().replacements);
  if (replaced.length === 0) return null;
  const reset = () => {
    clearOverrides();
    reload();
  };
  return (
    <Banner label="Reemplazos" action="Volver a lo publicado" onAction={reset}>
      <strong>Prueba en esta pestaña:</strong>{' '}
      {replaced
        .map(([remote, { entry, problem }]) => {
          const from = `${remote} desde ${new URL(entry).origin}`;
          return problem === undefined ? from : `${from}, cuyo feature.json no se pudo usar (${problem})`;
        })
        .join('; ')}
    </Banner>
  );
}

/**
 * Whether a quiet banner may appear. Because it moves the content below, it appears with the next page or while the tab
 * is hidden, but never while the visitor fills in a form. Once shown, it stays.
 */
function useMayAppear(wanted: boolean): boolean {
  const { pathname } = useLocation();
  const [begun, setBegun] = useState(pathname);
  const [appeared, setAppeared] = useState(false);
  useEffect(() => {
    if (!wanted || appeared) return undefined;
    const look = () => {
      if ((document.hidden || pathname !== begun) && nothingTyped()) setAppeared(true);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [wanted, appeared, pathname, begun]);
  if (!wanted && begun !== pathname) setBegun(pathname);
  return wanted && appeared;
}

/** Shows quietly that a newer version exists, and at once that the running one was withdrawn. */
export function NewVersionBanner() {
  const { deployment } = useHost();
  const standing = useStanding((state) => state.standing);
  const quiet = useMayAppear(standing === 'newer');
  useEffect(() => watchServedComposition(deployment), [deployment]);
  if (standing === 'withdrawn')
    return (
      <Banner label="Versión retirada" action="Recargar la página" onAction={reloadPage} isOver>
        <strong role="alert">La versión que tenés abierta se retiró porque tenía un problema.</strong> Terminá o anotá
        lo que estés haciendo y recargá la página.
      </Banner>
    );
  if (!quiet) return null;
  return (
    <Banner label="Versión nueva" action="Recargar la página" onAction={reloadPage}>
      <span role="status">Hay una versión nueva del sitio. Recargá la página cuando te quede cómodo.</span>
    </Banner>
  );
}
