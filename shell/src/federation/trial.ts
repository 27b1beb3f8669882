import { withinBudget } from '@rifas/shared/async';
import type { Deployment, Feature, RemoteRelease } from '@rifas/shared/deployment';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { featureSchema } from '@rifas/shared/deployment/feature.schema';
import { shapeOf } from '@rifas/shared/site';
import { loadYup } from '@rifas/shared/validation';
import { activeOverrides, isDescriptor, type Replacements } from './overrides';

/** What a tab with overrides runs. */
export interface Trial {
  /** The deployment with the overridden remotes, as the composer would write it; it sends no telemetry. */
  readonly deployment: Deployment;
  readonly replacements: Replacements;
}

/** A developer's server answers at once or not at all. */
const DESCRIPTOR_MS = 5_000;
/** Shown instead of a released version. */
const VERSION = 'en prueba';

async function readDescriptor(remote: string, address: string): Promise<Feature> {
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} responde ${answer.status}`);
  const content: unknown = await answer.json();
  const feature = checkStrictly(featureSchema(await loadYup()), content, `${address} no sirve`) as Feature;
  if (feature.name !== remote) throw new Error(`${address} es de ${feature.name}`);
  return feature;
}

interface Tried {
  readonly remote: string;
  readonly entry: string;
  readonly feature?: Feature;
  readonly problem?: string;
}

async function tryOut([remote, address]: readonly [string, string]): Promise<Tried> {
  if (!isDescriptor(address)) return { remote, entry: address };
  const entry = new URL('remoteEntry.js', address).href;
  try {
    const feature = await withinBudget(readDescriptor(remote, address), DESCRIPTOR_MS, address);
    return { remote, entry, feature };
  } catch (error) {
    return { remote, entry, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A feature without the pages that an overridden remote declares: a page may move from one remote to another. */
function without(feature: Feature, tried: readonly Feature[]): Feature {
  const taken = new Set(tried.flatMap(({ routes }) => routes.map(({ path }) => shapeOf(path))));
  const stays = ({ to }: { readonly to: string }) => !taken.has(shapeOf(to));
  return {
    ...feature,
    routes: feature.routes.filter(({ path }) => !taken.has(shapeOf(path))),
    ...(feature.menu && { menu: feature.menu.filter(stays) }),
    ...(feature.home && { home: feature.home.filter(stays) }),
  };
}

/**
 * Reads the descriptor of each override of this tab. If one cannot be read, a known remote keeps its declaration, and a
 * new one is left out; the reason is shown in the banner.
 * @param overrides addresses by remote
 */
export async function readTrial(
  deployment: Deployment,
  overrides: Readonly<Record<string, string>> = activeOverrides(deployment),
): Promise<Trial> {
  const tried = await Promise.all(Object.entries(overrides).map(tryOut));
  if (tried.length === 0) return { deployment, replacements: {} };
  const byName = new Map(tried.map((one) => [one.remote, one]));
  const features = tried.flatMap(({ feature }) => (feature ? [feature] : []));
  const known = deployment.remotes.map((release): RemoteRelease => {
    const own = byName.get(release.name);
    return { ...release, feature: own?.feature ?? (own ? release.feature : without(release.feature, features)) };
  });
  const added = tried.flatMap(({ remote, entry, feature }): readonly RemoteRelease[] =>
    feature && !known.some(({ name }) => name === remote) ? [{ name: remote, version: VERSION, entry, feature }] : [],
  );
  return {
    // Failures of a trial must not count as the site's: they would end a canary.
    deployment: { ...deployment, telemetryUrl: null, remotes: [...known, ...added] },
    replacements: Object.fromEntries(
      tried.map(({ remote, entry, problem }) => [remote, { entry, ...(problem !== undefined && { problem }) }]),
    ),
  };
}
