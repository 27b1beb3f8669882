import { randomBytes } from 'node:crypto';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { LONGEST_SECONDS, LONGEST_TEXT } from '../../lib/duration';
import { without } from '../../lib/without';
import { withLock } from '../../store/lock/lock';
import { livePreviews } from '../../store/sites/composition';
import type { Preview, State } from '../../store/states/state';
import { getSettings, writeState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { movePointer } from './pointer';
import { decision, standingOf, type Decided, type DecisionOptions } from './standing';

/** Every preview is part of the configuration of every edge. */
const MOST = 8;
const ID_BYTES = 16;

const withPreviews = (state: State, previews: readonly Preview[]): State => ({
  ...without(state, 'previews'),
  ...(previews.length > 0 && { previews }),
});

/** Adds the live previews of `current` to a new state: previews keep until their end, whatever is decided for all. */
export const keepingPreviews = (state: State, current: State | undefined): State =>
  withPreviews(state, livePreviews(current?.previews));

/** @throws Error where the deployment allows no previews or is not served, or for too many or too long ones */
export function checkMayPreview(
  { name, previews }: Pick<DeploymentSource, 'name' | 'previews'>,
  site: string,
  current: State | undefined,
  until: number,
): void {
  const why = (): string | undefined => {
    if (current?.deployment !== name)
      return `${site} does not serve ${name}${current ? `, but ${current.deployment}` : ''}: a preview stands beside what is served`;
    if (previews !== true) return `deployments/${name}.json does not allow previews: write "previews": true there`;
    if (livePreviews(current.previews).length >= MOST)
      return `${site} has ${MOST} previews, and an edge holds no more. 'previews ${site}' lists them; end one`;
    // Written as a negation, so that NaN is refused too.
    if (!(until <= Date.now() / 1000 + LONGEST_SECONDS)) return `a preview of ${site} lives ${LONGEST_TEXT} at most`;
    return undefined;
  };
  const problem = why();
  if (problem !== undefined) throw new Error(`${problem}. Nothing was changed.`);
}

/** The state of a preview: people with its address get what `whole` decides, all others keep what they have. */
export function asPreview(whole: State, current: State, until: number): State {
  const { number, composition, versions, previous, at, by, why } = whole;
  const preview = { id: randomBytes(ID_BYTES).toString('hex'), composition, versions, previous, until, at, by, why };
  const state: State = { ...current, number, parent: current.number, action: 'preview', at, by, why };
  return withPreviews(state, [...livePreviews(current.previews), preview]);
}

/**
 * Ends a preview early: its address leads nowhere, and people who have it open get the site with their next page.
 * @param composition the composition of the preview
 */
export function endPreview(
  storage: Storage,
  { site, composition, why = '', waitMs }: DecisionOptions & { readonly composition: number },
): Promise<Decided> {
  return withLock(storage, `site-${site}`, { task: `end a preview of ${site}`, waitMs }, async (held) => {
    const { pointer, state: current } = await standingOf(storage, site);
    const living = livePreviews(current?.previews);
    if (!current || !living.some((preview) => preview.composition === composition))
      throw new Error(
        `${site} has no preview ${composition} in ${storage.where}. There ${living.length === 0 ? 'is none' : `are: ${living.map((preview) => preview.composition).join(', ')}`}.`,
      );
    const state = withPreviews(
      { ...current, ...(await decision(storage, current, 'end preview', why)) },
      living.filter((preview) => preview.composition !== composition),
    );
    await writeState(storage, state, await getSettings(storage, current));
    await movePointer(storage, pointer, state, held);
    return { state, stateBefore: current };
  });
}
