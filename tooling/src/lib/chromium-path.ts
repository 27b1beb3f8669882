import { existsSync } from 'node:fs';

/**
 * The shell is the same engine without the windows, the address bar and the other pages of a browser, which nobody sees in a test: with
 * it a journey takes half the time.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Where Playwright keeps the shell of a Chromium that it keeps: `…/chromium-1255/chrome-linux64/chrome` has
 * `…/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell` beside it.
 */
export const shellBeside = (chromium: string): string =>
  chromium.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)\2.*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

/** A Chromium that is there: CHROMIUM_PATH, then a shell of Playwright's or the system's, then a whole browser of either. */
export const chromiumPath = (
  { CHROMIUM_PATH = '' }: Readonly<NodeJS.ProcessEnv>,
  playwrights = '',
): string | undefined =>
  [CHROMIUM_PATH, shellBeside(playwrights), SHELL, playwrights, ...BROWSERS].find(
    (path) => path !== '' && existsSync(path),
  );
