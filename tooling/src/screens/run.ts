import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../browser/find-chromium';
import { buildAll } from '../build/build-all';
import { inBothModes, loadDeployment } from '../compose/load-deployment';
import { demandKnown, UsageError } from '../lib/command-line';
import { temporaryFolder } from '../lib/files';
import { repoRoot } from '../lib/repo';
import { ofNoSite, withEnvironment, type Settings } from '../lib/settings';
import { startSite } from '../site/start-site';
import type { Scene } from './scene';
import { isFirst, SCENES } from './scenes/scenes';
import { LOOKS, openVisitors, takeScene, type Look } from './take';
import { worldOf } from './world';
import { copyManualPictures, writeScreenDocs } from './write-docs';

export interface ScreenOptions {
  /** Photographs every look of every scene into this folder; without it, only the pictures of docs/screens. */
  readonly look?: string | undefined;
  /** Only scenes whose name or screen contains one of these words, separated by commas. */
  readonly only?: string | undefined;
  /** Only these sites, separated by commas: dtyt, ccee, dtyt-single, ccee-multi. */
  readonly sites?: string | undefined;
}

interface Planned {
  readonly name: string;
  readonly looksOf: (scene: Scene) => readonly Look[];
}

const named = (...names: readonly string[]): readonly Look[] => LOOKS.filter(({ name }) => names.includes(name));

/**
 * The pictures of docs/screens: each state on a phone; first ones also on a desktop, dark, and in the other variant.
 */
const DOCUMENTED: readonly Planned[] = [
  { name: 'dtyt', looksOf: (scene) => (isFirst(scene) ? named('phone', 'phone-dark', 'desktop') : named('phone')) },
  { name: 'ccee', looksOf: (scene) => (isFirst(scene) ? named('phone') : []) },
];

const DOCS = join(repoRoot, 'docs/screens');

const words = (text: string): readonly string[] => text.split(',').filter((word) => word !== '');

/** `npm run screenshots`. @returns how many scenes had a fault */
export async function runScreens(given: Settings, { look, only = '', sites }: ScreenOptions): Promise<number> {
  const settings = ofNoSite(given);
  if (look === undefined && sites !== undefined)
    throw new UsageError('--sites goes with --look: docs/screens shows dtyt and ccee.');
  const folder = look ?? join(DOCS, 'pictures');
  const wanted = words(only);
  const scenes = SCENES.filter(
    ({ name, screen }) => wanted.length === 0 || wanted.some((word) => name.includes(word) || screen.includes(word)),
  );
  if (scenes.length === 0)
    throw new UsageError(
      `No screen or state has '${only}' in its name. The screens are: ${[...new Set(SCENES.map(({ screen }) => screen))].join(', ')}.`,
    );
  const deployments = inBothModes(settings.deploymentsDir);
  const planned =
    look === undefined ? DOCUMENTED : words(sites ?? 'dtyt,ccee').map((name) => ({ name, looksOf: () => LOOKS }));
  const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
  demandKnown('site', namesOf(planned), namesOf(deployments));
  const work = temporaryFolder('screens');
  const own = withEnvironment(settings, { DEPLOYMENTS_DIR: join(work, 'deployments'), SITE_DIR: join(work, 'site') });
  mkdirSync(own.deploymentsDir, { recursive: true });
  for (const source of deployments)
    writeFileSync(join(own.deploymentsDir, `${source.name}.json`), JSON.stringify(source));
  const browser = await launchChromium(settings);
  let faulty = 0;
  try {
    const versions = await buildAll(settings);
    for (const { name, looksOf } of planned) {
      const source = loadDeployment(name, own.deploymentsDir);
      const backendEnv = { DATA_DIR: join(work, name), LOG_LEVEL: 'warn' };
      const site = await startSite({ settings: own, deployment: name, port: 0, versions, backendEnv });
      try {
        const world = worldOf(site.url, source);
        const visitors = openVisitors(browser, world);
        for (const scene of scenes) {
          if (scene.variant !== undefined && scene.variant !== source.variant) continue;
          const options = { visitors, world, site: name, folder, looksOf, log: console.log };
          faulty += (await takeScene(scene, options)).length > 0 ? 1 : 0;
        }
        await visitors.close();
      } finally {
        await site.stop();
      }
    }
  } finally {
    await browser.close();
    if (look === undefined) {
      writeScreenDocs(DOCS, SCENES);
      copyManualPictures(folder, join(repoRoot, 'shell/public/manual'));
    }
    rmSync(work, { recursive: true, force: true });
  }
  return faulty;
}
