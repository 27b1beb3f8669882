import { existsSync } from 'node:fs';

/**
 * The headless shell is the same engine without windows, address bar and internal pages, which tests do not need: a
 * journey takes half the time.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The path of the headless shell that belongs to a Chromium of Playwright: next to
 * `…/chromium-1255/chrome-linux64/chrome` lies
 * `…/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell`.
 */
export const shellBeside = (chromium: string): string =>
  chromium.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)\2.*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

/** The first that exists: CHROMIUM_PATH, a headless shell of Playwright's or the system's, a full browser of either. */
export const chromiumPath = (
  { CHROMIUM_PATH = '' }: Readonly<NodeJS.ProcessEnv>,
  playwrights = '',
): string | undefined =>
  [CHROMIUM_PATH, shellBeside(playwrights), SHELL, playwrights, ...BROWSERS].find(
    (path) => path !== '' && existsSync(path),
  );
