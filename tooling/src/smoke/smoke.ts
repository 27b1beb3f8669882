import { HOME_PATH } from '@rifas/shared/site';
import { launchChromium } from '../browser/find-chromium';
import { pageRoutes, type PageRoute } from '../compose/page-routes';
import { inBatches } from '../lib/in-batches';
import { SHELL } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { featuresOf } from '../store/releases/release';
import { getRelease } from '../store/releases/releases';
import type { Composition } from '../store/sites/composition';
import type { Storage } from '../store/storage/storage';
import { composedFiles } from './composed-files';
import { drawPage, ORIGIN, type PageToDraw } from './draw-page';
import { recordedApi } from './recorded-api';

/** Any text works as a parameter, because the recorded API does not check it. */
const PARAMETER = 'ejemplo';
const AT_ONCE = 2;

function toDraw(route: PageRoute): PageToDraw {
  const path = route.kind === 'home' ? HOME_PATH : route.path.replaceAll(/:\w+/g, PARAMETER);
  if (route.kind !== 'remote') return { path, signedIn: route.kind === 'home', part: undefined };
  const { remote, page, access } = route;
  return { path, signedIn: access === 'guarded', part: { remote, page } };
}

/** The pages that new applications are part of: their own, and the home if they have widgets; with a new shell, all. */
async function pagesToDraw(
  storage: Storage,
  { source, releases }: Composition,
  names: readonly string[],
): Promise<readonly PageToDraw[]> {
  const all = await Promise.all(Object.entries(releases).map(([name, version]) => getRelease(storage, name, version)));
  const features = featuresOf(all);
  const drawsAtHome = features.some(({ name, widgets = [] }) => names.includes(name) && widgets.length > 0);
  return pageRoutes(source, features)
    .filter((route) => {
      if (route.kind === 'other') return false;
      if (names.includes(SHELL)) return true;
      return route.kind === 'remote' ? names.includes(route.remote) : route.kind === 'home' && drawsAtHome;
    })
    .map(toDraw);
}

/**
 * Draws each page of a composition's new releases in Chromium, with an API that answers every call with its example.
 * @param names the new applications
 * @returns what cannot be drawn, as 'address: why'
 */
export async function smokeProblems(
  storage: Storage,
  composition: Composition,
  names: readonly string[],
  settings: Pick<Settings, 'env'>,
): Promise<readonly string[]> {
  const pages = await pagesToDraw(storage, composition, names);
  if (pages.length === 0) return [];
  const around = {
    names,
    api: recordedApi(composition.source, ORIGIN),
    files: composedFiles(storage, composition),
    tokenName: composition.source.session.tokenName,
  };
  const problems: string[] = [];
  const browser = await launchChromium(settings);
  try {
    const draw = async (page: PageToDraw) => {
      const problem = await drawPage(browser, page, around);
      if (problem !== undefined) problems.push(`${page.path}: ${problem}`);
    };
    await inBatches(pages, draw, AT_ONCE);
  } finally {
    await browser.close();
  }
  return problems.sort();
}
