import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSource, Feature } from '@rifas/shared/deployment';
import { writeNginxFiles } from '../edge-rules/nginx-files';
import { precompressAll } from '../lib/compress';
import { integrityOf, listFiles } from '../lib/files';
import { SHELL } from '../lib/repo';
import type { Release, ReleaseAt } from '../store/releases/release';
import { COMPOSITION_FILE, type Composition, type ReleaseVersions } from '../store/sites/composition';
import { descriptorOf, integrityOfAll, type ComposedReleases } from './descriptor-of';
import { drawnPages, type DrawnPage } from './drawn-pages';
import { pageCallsOf } from './early-calls';
import { writeManifest } from './installable';
import { contentSecurityPolicy, importMap, pageHtml } from './page-html';
import { pageLook } from './page-look';
import { pageRoutes } from './page-routes';
import { policyOrigins } from './policy-origins';
import { preloadsFor, publicPath } from './preloads';
import { previewBanner } from './preview-banner';
import { readPageKit } from './read-page-kit';

/** What a composition can leave out, so that the benchmark can measure what it gains. */
export const TECHNIQUES = ['preloads', 'early-calls', 'first-paint', 'integrity'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** What a composition is made of. */
export interface CompositionInput {
  readonly source: DeploymentSource;
  readonly site: string;
  readonly number: number;
  readonly before: number;
  readonly at: string;
  readonly by: string;
  readonly shell: ReleaseAt;
  readonly remotes: readonly Release[];
  /** What each remote's release brings for the pages that begin with their form, by remote; unchecked. */
  readonly forms: Readonly<Record<string, unknown>>;
  readonly previous: ComposedReleases['previous'];
  /** When it ends, where it is a preview's; seconds since 1970. */
  readonly previewUntil?: number | undefined;
  /** Extra scripts in every page, for development. */
  readonly scripts: readonly string[];
  /** For measurements only. */
  readonly leaveOut: readonly Technique[];
}

const NO_PAINT = { styles: [''], html: '' };

const versionsOf = (releases: readonly Release[]): ReleaseVersions =>
  Object.fromEntries(releases.map(({ name, version }) => [name, version]));

const partsOf = ({ routes, widgets = [] }: Feature): readonly string[] => [
  ...new Set([...routes.map(({ page }) => page), ...widgets.map(({ widget }) => widget)]),
];

function copyStatic(shellFolder: string, work: string): void {
  const publicFolder = join(shellFolder, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, join(work, 'static'), { recursive: true });
  else mkdirSync(join(work, 'static'));
}

/** Writes a composition into an empty folder: its pages, its static files, and composition.json. Builds nothing. */
export async function compose(
  {
    source,
    site,
    number,
    before,
    at,
    by,
    shell: { release: shell, folder },
    remotes,
    forms,
    previous,
    previewUntil,
    scripts,
    leaveOut,
  }: CompositionInput,
  work: string,
): Promise<Composition> {
  const releases: ComposedReleases = { shell, remotes, previous };
  const has = (technique: Technique) => !leaveOut.includes(technique);
  const integrity = has('integrity') ? integrityOfAll(releases) : {};
  const features = remotes.flatMap(({ feature }) => (feature ? [feature] : []));
  const routes = pageRoutes(source, features);
  const look = pageLook(readPageKit({ release: shell, folder }), source, publicPath(shell, '').replace(/\/$/, ''));
  const drawn = has('first-paint') ? drawnPages(routes, look, source, forms) : new Map<string, DrawnPage>();
  const scriptsOf = new Map(
    routes.map((route) => [route, has('preloads') ? preloadsFor(route, source, shell, remotes) : []]),
  );
  const pageScripts = Object.fromEntries(
    [...scriptsOf].flatMap(([{ kind, pattern }, files]) => (kind === 'other' ? [] : [[pattern, files] as const])),
  );
  const deployment = {
    ...descriptorOf(source, number, releases),
    ...(has('preloads') ? { pageScripts } : {}),
  };
  mkdirSync(join(work, 'pages'));
  copyStatic(folder, work);
  const banner = previewUntil === undefined ? undefined : previewBanner(previewUntil);
  const installable = writeManifest(join(work, 'static'), source, { features, css: look.css });
  for (const route of routes) {
    const file = join(work, 'pages', route.file);
    const preloads = scriptsOf.get(route) ?? [];
    const title = route.title === source.title ? source.title : `${route.title} · ${source.title}`;
    const page = drawn.get(route.file);
    const calls = { ...pageCallsOf(route, source, features), ...(page && { form: page.form }) };
    const early = has('early-calls') ? calls : { ...calls, calls: [] };
    const firstPaint = page ?? (has('first-paint') ? { styles: [look.css], html: look.htmlOf(route) } : NO_PAINT);
    writeFileSync(
      file,
      pageHtml({
        title,
        deployment,
        integrity,
        preloads,
        entry: publicPath(shell, shell.entry),
        early,
        inline: page ? page.inline : look.inline,
        firstPaint,
        banner,
        installable,
        scripts,
      }),
    );
  }
  await precompressAll(routes.map(({ file }) => join(work, 'pages', file)));
  const composition: Composition = {
    ...{ number, site, deployment: source.name, before, at, by, source },
    releases: { [SHELL]: shell.version, ...versionsOf(remotes) },
    previous: versionsOf(Object.values(previous)),
    parts: Object.fromEntries(features.map((feature) => [feature.name, partsOf(feature)])),
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [
        ...new Set([importMap(integrity), ...look.inline, ...[...drawn.values()].flatMap(({ inline }) => inline)]),
      ],
      styles: [
        ...new Set([look.css, ...[...drawn.values()].flatMap(({ styles }) => styles), ...(banner ? [banner.css] : [])]),
      ],
      origins: policyOrigins(source),
    }),
    routes: routes.map(({ pattern, file }) => ({ pattern, file })),
    files: Object.fromEntries(listFiles(work).map((file) => [file, integrityOf(readFileSync(join(work, file)))])),
  };
  writeFileSync(join(work, COMPOSITION_FILE), `${JSON.stringify(composition, null, 2)}\n`);
  writeNginxFiles(composition, work);
  return composition;
}
