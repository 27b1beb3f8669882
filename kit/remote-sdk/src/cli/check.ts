import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BUILD_FILE } from '@rifas/tooling/build/build-description';
import { readBuildDescription } from '@rifas/tooling/build/read-build-description';
import { releaseFromFolder } from '@rifas/tooling/build/release-from-folder';
import { readJson } from '@rifas/tooling/lib/json';
import { managerIn } from '@rifas/tooling/lib/package-manager';
import { federationNameOf } from '@rifas/tooling/release-rules/federation-name';
import { sharingRefusals, teamRefusals, type Refusal } from '@rifas/tooling/release-rules/rules';
import type { Release } from '@rifas/tooling/store/releases/release';
import { packageRoot, sharedList } from '../presets/package-root';
import { bundlerOf } from './bundlers';
import { programOf, sinceOf, usesInFeature, usesInSources } from './contract-use';
import { featureFindings, featureOf, partFindings } from './feature-findings';
import {
  contractFindings,
  contractNote,
  definitionOf,
  entryFindings,
  lineWith,
  neededContract,
  newerSource,
  privateImports,
  staleFindings,
  styleSheetNotes,
  type Finding,
} from './findings';
import { versionIn } from './version-in';

/** package.json of a team's repository. */
interface Manifest {
  readonly rifas?: { readonly budgetKB?: number; readonly allowedPackages?: readonly string[] };
}

/** The limit for the compressed scripts of a remote's largest page, unless its team sets another one. */
const BUDGET_KB = 150;
const FIRST_CONTRACT = '2.0.0';

const provided = (): Readonly<Record<string, string>> =>
  Object.fromEntries(sharedList().map(({ shareKey, provided: version }) => [shareKey, version]));

/** The compressed size of the scripts of the largest page; of all scripts if the build does not tell pages apart. */
function weightOf({ entry, files, parts }: Release): { readonly pageBytes: number; readonly arePagesTold: boolean } {
  const bytesOf = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((sum, path) => sum + (files[path]?.wireBytes ?? 0), 0);
  const pages = Object.entries(parts).filter(([name]) => name.startsWith('page-'));
  const arePagesTold = pages.length > 0;
  const pageBytes = arePagesTold
    ? Math.max(...pages.map(([, scripts]) => bytesOf([entry, ...(parts.remote ?? []), ...scripts])))
    : bytesOf(Object.keys(files).filter((path) => /\.m?js$/.test(path)));
  return { pageBytes, arePagesTold };
}

/** The place that a refusal is about, in the file that it names. */
function placeOfRefusal(root: string, { where }: Refusal): Pick<Finding, 'file' | 'line'> {
  if (where === 'bundler') {
    const file = basename(bundlerOf(root).file);
    return { file, line: lineWith(root, file, 'Config(') };
  }
  return { file: where, line: lineWith(root, where, '"version"') };
}

/** Describes the content of dist/ as a release. @throws Error if nothing has been built */
function describe(root: string, version: string): { release: Release; packages: ReturnType<typeof packagesOfBuild> } {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) throw new Error(`There is no dist/: run ${managerIn(root).script} build first.`);
  const work = mkdtempSync(join(tmpdir(), 'rifas-check-'));
  try {
    const release = releaseFromFolder(dist, version, work);
    return { release, packages: packagesOfBuild(dist, release) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const packagesOfBuild = (dist: string, { files }: Release) =>
  (readBuildDescription(dist, Object.keys(files))?.packages ?? []).filter(({ name }) => name !== '@rifas/remote-sdk');

/** Finds what the site would refuse of the remote in a folder. @throws Error if it is unreadable or not built */
export function checkRemote(root: string) {
  const version = versionIn(root);
  const { rifas = {} } = readJson<Manifest>(join(root, 'package.json'));
  const { release, packages } = describe(root, version);
  const featureText = readFileSync(join(root, 'feature.json'), 'utf8');
  const feature = featureOf(featureText, readJson(join(root, 'feature.json')));
  const program = programOf(root);
  const since = sinceOf(readJson<Readonly<Record<string, readonly string[]>>>(join(packageRoot, 'since.json')));
  const uses = [...usesInSources(root, program, since), ...usesInFeature(featureText, since)];
  const needed = neededContract(uses, FIRST_CONTRACT);
  const definition = definitionOf(root, program);
  const refusals = [
    ...sharingRefusals(release, provided()),
    ...teamRefusals({
      packages,
      ...weightOf(release),
      budgetBytes: (rifas.budgetKB ?? BUDGET_KB) * 1000,
      allowedPackages: rifas.allowedPackages ?? [],
    }),
  ];
  const notes = [contractNote(feature, program, needed)];
  if (!existsSync(join(root, 'dist', BUILD_FILE)))
    notes.push(`dist/ has no ${BUILD_FILE}: no preset built it, so that nobody knows which packages are in it.`);
  const name = federationNameOf(feature.name);
  if (release.federation !== undefined && release.federation !== name)
    notes.push(
      `dist/ was built under the name ${release.federation}: beside a remote of that name it is refused. Write name: '${name}' in the federation plugin.`,
    );
  notes.push(...styleSheetNotes(root, program));
  const build = `${managerIn(root).script} build`;
  const newer = newerSource(root, release.entry, program);
  return {
    name: release.name,
    version,
    /** The contract that the remote needs, and why. */
    notes,
    /** Reported if the sources are newer than their build. */
    ...(newer !== undefined && {
      stale: `${newer} was saved after dist/ was built; run ${build} if it is meant.`,
    }),
    findings: [
      ...staleFindings(release.feature, feature, build),
      ...privateImports(root, program),
      ...entryFindings(root, program),
      ...contractFindings(root, feature, definition, needed),
      ...featureFindings(featureText, feature),
      ...partFindings(featureText, feature, definition),
      ...refusals.map((refusal) => ({ ...refusal, ...placeOfRefusal(root, refusal) })),
    ],
  };
}
