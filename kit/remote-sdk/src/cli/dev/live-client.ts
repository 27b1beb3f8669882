/** The state that the development server sends to the tabs that run its remote. */
export interface LiveState {
  /** Changes when an open page must be updated: with new scripts, or with feature.json. */
  readonly build: string;
  /** Hash of that build's scripts, if its bundler can replace single modules; '' if the page must be loaded again. */
  readonly hash: string;
  /** The current problems, as text for people; '' if there are none. */
  readonly problem: string;
}

/**
 * Runs in the page. Updates the page to each new build and shows problems over it. The function uses nothing outside
 * it, because its source text is sent.
 * @param events address of the server's events
 * @param running the build that the page has loaded: another one may be complete before the first event arrives
 */
function live(events: string, remote: string, label: string, running: string, hash: string): void {
  let panel: HTMLElement | undefined;

  const show = (problem: string) => {
    panel?.remove();
    panel = undefined;
    if (problem === '') return;
    panel = document.createElement('section');
    panel.setAttribute('role', 'alert');
    panel.setAttribute('aria-label', label);
    // Styles are set by script, because the page's policy does not allow styles in the markup.
    panel.style.cssText =
      'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:99999;padding:16px;background:#2b0b0b;color:#ffe9e9;font:13px/1.5 ui-monospace,monospace';
    const text = document.createElement('pre');
    text.style.cssText = 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere';
    text.textContent = problem;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Cerrar';
    // With its own colours: the site's style sheet lets a button inherit the panel's, which are light on light there.
    close.style.cssText = 'float:right;min-height:44px;padding:0 16px;border:0;background:#ffe9e9;color:#2b0b0b';
    close.addEventListener('click', () => panel?.remove());
    panel.append(close, text);
    document.body.append(panel);
  };

  /** Replaces the changed modules and keeps what was typed. @returns whether it succeeded */
  const refreshed = async (wanted: string): Promise<boolean> => {
    // Registered by kit/remote-sdk/src/refresh/runtime.ts.
    const pages = (
      globalThis as unknown as Record<symbol, Map<string, (hash: string) => Promise<boolean>> | undefined>
    )[Symbol.for('rifas.refresh')];
    // Without a hash no module can be replaced. With the same hash, feature.json has changed, whose routes and entries
    // are read only when the page is loaded.
    if (wanted === '' || wanted === hash) return false;
    return (await pages?.get(remote)?.(wanted)) === true;
  };

  const take = async ({ build, hash: wanted, problem }: LiveState): Promise<void> => {
    if (build !== running && !(await refreshed(wanted))) return location.reload();
    running = build;
    hash = wanted;
    show(problem);
  };

  // One after the other, because each update starts from the previous build.
  let last = Promise.resolve();
  new EventSource(events).addEventListener('message', ({ data }: MessageEvent<string>) => {
    last = last.then(() => take(JSON.parse(data) as LiveState));
  });
}

/** Source text of the module that a remote in development adds to a page which loads this build. */
export const liveModule = (events: string, remote: string, { build, hash }: Omit<LiveState, 'problem'>): string =>
  `(${live.toString()})(...${JSON.stringify([events, remote, `Errores de ${remote}`, build, hash])});\n`;
