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
 * The command of the Playwright that is installed here, which brings the Chromium that this version asks for. `npx playwright-core` ends in
 * "not found" in a workspace of pnpm, where npm sees the package and no command of it.
 */
export const playwrightCommand = (): string =>
  join(
    dirname(createRequire(join(repoRoot, 'tooling/package.json')).resolve('playwright-core/package.json')),
    'cli.js',
  );

/** Playwright's own Chromium, or Debian's where that cannot be downloaded. */
function installChromium(env: Readonly<NodeJS.ProcessEnv>): void {
  console.log('No Chromium found; installing one…');
  const playwright = (...args: string[]) =>
    spawnSync(process.execPath, [playwrightCommand(), ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).status ===
    0;
  if (playwright('install', 'chromium-headless-shell', 'chromium') && installed(env)) {
    // Where the system's libraries are there already, Chromium starts whatever comes of this.
    playwright('install-deps', 'chromium');
    return;
  }
  // Not every system that has apt has the shell as a package of its own.
  const install = (browser: string) => installDebianPackages(env, [browser, 'fonts-liberation']);
  if (!install('chromium-headless-shell') && !install('chromium'))
    console.error('Chromium could not be installed by apt either.');
}

/** Path of a Chromium without windows: CHROMIUM_PATH, Playwright's, the system's, or one installed now. @throws Error when there is none */
export function findChromium({ env }: Pick<Settings, 'env'>): string {
  const path = installed(env) ?? (installChromium(env), installed(env));
  if (!path) throw new Error('The end-to-end tests need Chromium. Install it, or name it in CHROMIUM_PATH.');
  return path;
}

/** Two pages of Chromium's address bar, which it draws in every window and nobody sees: they take half of what a new page costs. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;
/** What Playwright switches off. Chromium follows the last list that it is given, so ours has to hold that one too. */
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

/** How Chromium is started everywhere: without its calls home, and as root too. */
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
 * How Chromium is started for journeys, whose pages live for seconds. Code that is compiled again to run faster does not pay there, and
 * a process of its own for drawing talks more than it draws: a page costs an eighth less without both. Never for what measures.
 */
export const JOURNEY_FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--no-maglev,--no-opt', '--in-process-gpu'] as const;

/** Starts Chromium. @throws Error when there is none */
export const launchChromium = (settings: Pick<Settings, 'env'>, ...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(settings), args: [...CHROMIUM_FLAGS, ...flags] });
