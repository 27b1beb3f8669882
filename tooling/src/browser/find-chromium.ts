import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../lib/chromium-path';
import { installDebianPackages } from '../lib/debian-packages';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

const installed = (env: Readonly<NodeJS.ProcessEnv>): string | undefined =>
  chromiumPath(env, chromium.executablePath());

/**
 * The command of the installed Playwright, which installs the Chromium for its version. `npx playwright-core` ends with
 * "not found" in a pnpm workspace, where npm sees the package but no command of it.
 */
export const playwrightCommand = (): string =>
  join(
    dirname(createRequire(join(repoRoot, 'tooling/package.json')).resolve('playwright-core/package.json')),
    'cli.js',
  );

/** Installs Playwright's own Chromium, or Debian's where the download fails. */
function installChromium(env: Readonly<NodeJS.ProcessEnv>): void {
  console.log('No Chromium found; installing one…');
  const playwright = (...args: string[]) =>
    spawnSync(process.execPath, [playwrightCommand(), ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).status ===
    0;
  if (playwright('install', 'chromium-headless-shell', 'chromium') && installed(env)) {
    // If this fails, Chromium still starts where the system has the libraries already.
    playwright('install-deps', 'chromium');
    return;
  }
  // Not every system with apt has a separate package for the headless shell.
  const install = (browser: string) => installDebianPackages(env, [browser, 'fonts-liberation']);
  if (!install('chromium-headless-shell') && !install('chromium'))
    console.error('Chromium could not be installed by apt either.');
}

/** Path of a Chromium: CHROMIUM_PATH, Playwright's, the system's, or a new one. @throws Error when there is none */
export function findChromium({ env }: Pick<Settings, 'env'>): string {
  const path = installed(env) ?? (installChromium(env), installed(env));
  if (!path) throw new Error('The end-to-end tests need Chromium. Install it, or name it in CHROMIUM_PATH.');
  return path;
}

/** Two hidden pages of Chromium's address bar, which every window draws: they take half of the cost of a new page. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;
/** The features that Playwright disables. Chromium only uses the last such list, so ours must include them. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/** Flags for every Chromium: no calls to its vendor, and it can run as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNSEEN, ...BY_PLAYWRIGHT].join(',')}`,
] as const;

/**
 * Flags for journeys, whose pages live for seconds. Optimizing compilation does not pay off there, and a separate GPU
 * process spends more time on messages than on drawing: without both, a page costs an eighth less. Never use them for
 * measurements.
 */
export const JOURNEY_FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--no-maglev,--no-opt', '--in-process-gpu'] as const;

/** Starts Chromium. @throws Error when there is none */
export const launchChromium = (settings: Pick<Settings, 'env'>, ...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(settings), args: [...CHROMIUM_FLAGS, ...flags] });
