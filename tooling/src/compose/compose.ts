import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment, DeploymentSource } from '@rifas/shared/deployment';
import { readRelease, releaseFolder } from '../build/build-release';
import { PAGE_FOLDER } from '../build/page-parts';
import type { Release } from '../build/release';
import type { Versions } from '../build/build-all';
import { precompress } from '../lib/compress';
import { SHELL, siteDir } from '../lib/repo';
import { earlyCallsOf } from './early-calls';
import { contentSecurityPolicy, importMap, pageHtml } from './page-html';
import { readPageLook } from './page-look';
import { pageRoutes } from './page-routes';
import { preloadsFor, publicPath } from './preloads';

/** `composition.json`: what the edge needs to answer, beside the pages. */
export interface Composition {
  readonly number: number;
  readonly deployment: string;
  readonly releases: Versions;
  readonly contentSecurityPolicy: string;
  /** In order: the first pattern that matches answers. */
  readonly routes: readonly { readonly pattern: string; readonly file: string }[];
}

export const compositionsDir = (deployment: string): string => join(siteDir(), deployment);
const pointerFile = (deployment: string): string => join(compositionsDir(deployment), 'current');

/** Number of the composition that is served; 0 when there is none. */
export const currentComposition = (deployment: string): number =>
  existsSync(pointerFile(deployment)) ? Number(readFileSync(pointerFile(deployment), 'utf8')) : 0;

/** Replaces the pointer in one step: a reader sees the old number or the new one. */
function pointTo(deployment: string, number: number): void {
  const next = `${pointerFile(deployment)}.${process.pid}.next`;
  writeFileSync(next, String(number));
  renameSync(next, pointerFile(deployment));
}

function nextNumber(deployment: string): number {
  const numbers = readdirSync(compositionsDir(deployment)).map(Number).filter(Number.isInteger);
  return Math.max(0, ...numbers) + 1;
}

const integrityOfAll = (releases: readonly Release[]): Record<string, string> =>
  Object.fromEntries(
    releases.flatMap((release) =>
      Object.entries(release.files)
        .filter(([file]) => /\.m?js$/.test(file) && !(release.name === SHELL && file.startsWith(`${PAGE_FOLDER}/`)))
        .map(([file, { integrity }]) => [publicPath(release, file), integrity]),
    ),
  );

function describeDeployment(source: DeploymentSource, number: number, shell: Release, remotes: readonly Release[]): Deployment {
  // Which releases and which foreign origins: the composer's business, not the page's.
  const { name, title, variant, mode, settings, links, bases, session, captcha, telemetryUrl, statusPage } = source;
  return {
    ...{ name, title, variant, mode, settings, links, bases, session, captcha, telemetryUrl, statusPage },
    composition: number,
    shellVersion: shell.version,
    remotes: remotes.map((release) => {
      if (!release.feature) throw new Error(`${release.name} ${release.version} has no feature.json`);
      return { name: release.name, version: release.version, entry: publicPath(release, release.entry), feature: release.feature };
    }),
  };
}

/** What a composition can leave out, so that the benchmark can tell what it brings. */
export const TECHNIQUES = ['preloads', 'early-calls', 'first-paint', 'integrity'] as const;
export type Technique = (typeof TECHNIQUES)[number];

export interface ComposeOptions {
  /** The release for every application that the deployment calls 'local'. */
  readonly local: Versions;
  /** For measurements only. */
  readonly without?: readonly Technique[];
  readonly scripts?: readonly string[];
}

/** Writes a numbered composition of the deployment and makes it the one that is served. Builds nothing. */
export function compose(source: DeploymentSource, { local, without = [], scripts = [] }: ComposeOptions): Composition {
  const versions = Object.fromEntries(
    Object.entries(source.remotes).map(([name, version]) => [name, version === 'local' ? (local[name] ?? '') : version]),
  );
  const { [SHELL]: shellVersion = local[SHELL] ?? '', ...remoteVersions } = versions;
  const shell = readRelease(SHELL, shellVersion);
  const remotes = Object.entries(remoteVersions).map(([name, version]) => readRelease(name, version));

  mkdirSync(compositionsDir(source.name), { recursive: true });
  const number = nextNumber(source.name);
  const integrity = without.includes('integrity') ? {} : integrityOfAll([shell, ...remotes]);
  const features = remotes.flatMap(({ feature }) => (feature ? [feature] : []));
  const routes = pageRoutes(source, features);
  const look = readPageLook(shell, source);
  const deployment = describeDeployment(source, number, shell, remotes);
  const composition: Composition = {
    number,
    deployment: source.name,
    releases: { [SHELL]: shell.version, ...remoteVersions },
    contentSecurityPolicy: contentSecurityPolicy({ scripts: [importMap(integrity), ...look.inline], styles: [look.css], origins: source.origins }),
    routes: routes.map(({ pattern, file }) => ({ pattern, file })),
  };

  const work = mkdtempSync(join(compositionsDir(source.name), '.composing-'));
  try {
    mkdirSync(join(work, 'pages'));
    const publicFolder = join(releaseFolder(SHELL, shell.version), 'public');
    if (existsSync(publicFolder)) cpSync(publicFolder, join(work, 'static'), { recursive: true });
    else mkdirSync(join(work, 'static'));
    for (const route of routes) {
      const file = join(work, 'pages', route.file);
      const preloads = without.includes('preloads') ? [] : preloadsFor(route, source, shell, remotes);
      const title = route.title === source.title ? source.title : `${route.title} · ${source.title}`;
      const early = earlyCallsOf(route, source, features);
      const firstPaint = without.includes('first-paint') ? { css: '', html: '' } : { css: look.css, html: look.htmlOf(route) };
      writeFileSync(
        file,
        pageHtml({ title, deployment, integrity, preloads, entry: publicPath(shell, shell.entry), early: without.includes('early-calls') ? { ...early, calls: [] } : early, inline: look.inline, firstPaint, scripts }),
      );
      precompress(file);
    }
    writeFileSync(join(work, 'composition.json'), `${JSON.stringify(composition, null, 2)}\n`);
    renameSync(work, join(compositionsDir(source.name), String(number)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  pointTo(source.name, number);
  return composition;
}

/** The composition that is served, if it is made of these very releases and this very source. */
export function readComposition(deployment: string, number: number): Composition {
  return JSON.parse(readFileSync(join(compositionsDir(deployment), String(number), 'composition.json'), 'utf8')) as Composition;
}
