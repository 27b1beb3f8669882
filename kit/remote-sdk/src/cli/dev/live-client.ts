/** What the development server tells the tabs that run its remote. */
export interface LiveState {
  /** Changes with every build that can be run. */
  readonly build: string;
  /** Hash of the scripts of that build, where its bundler can replace single modules; empty where the page has to be loaded again. */
  readonly hash: string;
  /** What is wrong, as people read it; empty where nothing is. */
  readonly problem: string;
}

/**
 * Runs in the page: brings it to each new build, and draws what is wrong over it. It stands alone, because its own text is sent.
 * @param events address of the server's events
 */
function live(events: string, remote: string, label: string): void {
  let running: string | undefined;
  let hash = '';
  let panel: HTMLElement | undefined;

  const show = (problem: string) => {
    panel?.remove();
    panel = undefined;
    if (problem === '') return;
    panel = document.createElement('section');
    panel.setAttribute('role', 'alert');
    panel.setAttribute('aria-label', label);
    // By the object model: the page's policy allows no style written into the markup.
    panel.style.cssText =
      'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:99999;padding:16px;background:#2b0b0b;color:#ffe9e9;font:13px/1.5 ui-monospace,monospace';
    const text = document.createElement('pre');
    text.style.cssText = 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere';
    text.textContent = problem;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Cerrar';
    close.style.cssText = 'float:right;min-height:44px;padding:0 16px';
    close.addEventListener('click', () => panel?.remove());
    panel.append(close, text);
    document.body.append(panel);
  };

  /** Replaces what changed, and keeps what was typed. @returns whether it could */
  const refreshed = async (wanted: string): Promise<boolean> => {
    // Where kit/remote-sdk/src/refresh/runtime.ts has left it.
    const pages = (
      globalThis as unknown as Record<symbol, Map<string, (hash: string) => Promise<boolean>> | undefined>
    )[Symbol.for('rifas.refresh')];
    // The same scripts, and another feature.json: routes and entries are read when the page is loaded.
    if (wanted === '' || wanted === hash) return false;
    return (await pages?.get(remote)?.(wanted)) === true;
  };

  const take = async ({ build, hash: wanted, problem }: LiveState): Promise<void> => {
    if (running !== undefined && build !== running && !(await refreshed(wanted))) return location.reload();
    running = build;
    hash = wanted;
    show(problem);
  };

  // One after the other: the next build stands on the one before.
  let last = Promise.resolve();
  new EventSource(events).addEventListener('message', ({ data }: MessageEvent<string>) => {
    last = last.then(() => take(JSON.parse(data) as LiveState));
  });
}

/** Text of the module that a remote in development brings along. */
export const liveModule = (events: string, remote: string): string =>
  `(${live.toString()})(${JSON.stringify(events)}, ${JSON.stringify(remote)}, ${JSON.stringify(`Errores de ${remote}`)});\n`;
