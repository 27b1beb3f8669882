import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSource, Feature } from '@rifas/shared/deployment';
import { writeNginxFiles } from '../edge-rules/nginx-files';
import { precompressAll } from '../lib/compress';
import { integrityOf, listFiles } from '../lib/files';
import { jsonText } from '../lib/json';
import { SHELL } from '../lib/repo';
import { featuresOf, versionsOf, type Release, type ReleaseAt } from '../store/releases/release';
import { COMPOSITION_FILE, type Composition } from '../store/sites/composition';
import { descriptorOf, integrityOfAll, type ComposedReleases } from './descriptor-of';
import { drawnPages, type DrawnPage } from './drawn-pages';
import { pageCallsOf } from './early-calls';
import { writeManifest } from './installable';
import { contentSecurityPolicy, importMap, pageHtml } from './page-html';
import { pageLook, readPageKit } from './page-look';
import { pageRoutes, type PageRoute } from './page-routes';
import { policyOrigins } from './policy-origins';
import { preloadsFor, publicPath } from './preloads';
import { previewBanner } from './preview-banner';

/** What a composition can leave out, so that the benchmark can measure what each technique gains. */
export const TECHNIQUES = ['preloads', 'early-calls', 'first-paint', 'integrity'] as const;
export type Technique = (typeof TECHNIQUES)[number];

export interface CompositionInput extends Pick<Composition, 'source' | 'site' | 'number' | 'before' | 'at' | 'by'> {
  readonly shell: ReleaseAt;
  readonly remotes: readonly Release[];
  /** Descriptions of pages that begin with their form, as each remote's release brings them, by remote; unchecked. */
  readonly forms: Readonly<Record<string, unknown>>;
  readonly previous: ComposedReleases['previous'];
  /** When the preview ends, in seconds since 1970; undefined for anything but a preview. */
  readonly previewUntil?: number | undefined;
  /** Extra scripts in every page, for development. */
  readonly scripts?: readonly string[] | undefined;
  /** For measurements only. */
  readonly leaveOut?: readonly Technique[] | undefined;
}

const partsOf = ({ routes, widgets = [] }: Feature): readonly string[] => [
  ...new Set([...routes.map(({ page }) => page), ...widgets.map(({ widget }) => widget)]),
];

function copyStatic(shellFolder: string, work: string): void {
  const publicFolder = join(shellFolder, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, join(work, 'static'), { recursive: true });
  else mkdirSync(join(work, 'static'));
}

const has = ({ leaveOut = [] }: CompositionInput, technique: Technique): boolean => !leaveOut.includes(technique);

/** What all pages of a composition have in common. */
function partsFor(input: CompositionInput) {
  const { source, number, remotes, forms, previous, previewUntil } = input;
  const { release: shell } = input.shell;
  const releases: ComposedReleases = { shell, remotes, previous };
  const features = featuresOf(remotes);
  const routes = pageRoutes(source, features);
  const look = pageLook(readPageKit(input.shell), source, publicPath(shell, '').replace(/\/$/, ''));
  const preloads = new Map(
    routes.map((route) => [route, has(input, 'preloads') ? preloadsFor(route, source, shell, remotes) : []]),
  );
  const pageScripts = Object.fromEntries(
    [...preloads].flatMap(([{ kind, pattern }, files]) => (kind === 'other' ? [] : [[pattern, files] as const])),
  );
  return {
    features,
    routes,
    look,
    preloads,
    integrity: has(input, 'integrity') ? integrityOfAll(releases) : {},
    drawn: has(input, 'first-paint') ? drawnPages(routes, look, source, forms) : new Map<string, DrawnPage>(),
    deployment: { ...descriptorOf(source, number, releases), ...(has(input, 'preloads') && { pageScripts }) },
    banner: previewUntil === undefined ? undefined : previewBanner(previewUntil),
  };
}

type Parts = ReturnType<typeof partsFor>;

function htmlOf(route: PageRoute, input: CompositionInput, parts: Parts, installable: string): string {
  const { source, scripts = [] } = input;
  const { release: shell } = input.shell;
  const { features, look, preloads, integrity, drawn, deployment, banner } = parts;
  const page = drawn.get(route.file);
  const calls = { ...pageCallsOf(route, source, features), ...(page && { form: page.form }) };
  return pageHtml({
    deployment,
    integrity,
    banner,
    installable,
    scripts,
    title: route.title === source.title ? source.title : `${route.title} · ${source.title}`,
    preloads: preloads.get(route) ?? [],
    entry: publicPath(shell, shell.entry),
    early: has(input, 'early-calls') ? calls : { ...calls, calls: [] },
    inline: page ? page.inline : look.inline,
    firstPaint: page ?? { styles: [look.css], html: has(input, 'first-paint') ? look.htmlOf(route) : '' },
  });
}

/** The policy that allows the scripts and styles inside the pages. */
function policyOf(source: DeploymentSource, { integrity, look, drawn, banner }: Parts): string {
  const pages = [...drawn.values()];
  return contentSecurityPolicy({
    scripts: [...new Set([importMap(integrity), ...look.inline, ...pages.flatMap(({ inline }) => inline)])],
    styles: [...new Set([look.css, ...pages.flatMap(({ styles }) => styles), ...(banner ? [banner.css] : [])])],
    origins: policyOrigins(source),
  });
}

/** Writes a composition into an empty folder: its pages, its static files, and composition.json. Builds nothing. */
export async function compose(input: CompositionInput, work: string): Promise<Composition> {
  const { source, site, number, before, at, by, shell, remotes, previous, previewUntil } = input;
  const parts = partsFor(input);
  const { features, routes, look } = parts;
  mkdirSync(join(work, 'pages'));
  copyStatic(shell.folder, work);
  const installable = writeManifest(join(work, 'static'), source, { features, css: look.css });
  for (const route of routes) writeFileSync(join(work, 'pages', route.file), htmlOf(route, input, parts, installable));
  await precompressAll(routes.map(({ file }) => join(work, 'pages', file)));
  const composition: Composition = {
    number,
    site,
    deployment: source.name,
    before,
    at,
    by,
    ...(previewUntil !== undefined && { previewUntil }),
    source,
    releases: { [SHELL]: shell.release.version, ...versionsOf(remotes) },
    previous: versionsOf(Object.values(previous)),
    parts: Object.fromEntries(features.map((feature) => [feature.name, partsOf(feature)])),
    contentSecurityPolicy: policyOf(source, parts),
    routes: routes.map(({ pattern, file }) => ({ pattern, file })),
    files: Object.fromEntries(listFiles(work).map((file) => [file, integrityOf(readFileSync(join(work, file)))])),
  };
  writeFileSync(join(work, COMPOSITION_FILE), jsonText(composition));
  writeNginxFiles(composition, work);
  return composition;
}
