import { askAt } from '../../lib/ask';
import { fetchProblem } from '../../lib/error-code';
import type { Settings } from '../../lib/settings';
import type { State } from '../../store/states/state';
import { changesOf, changesSettings } from '../history/changes';

const LIMIT_MS = 3_000;

/**
 * Tells the address in OPS_WEBHOOK what was decided. It is decided whether or not anybody hears it.
 * @returns a note where it was not heard
 */
export async function tell({ webhook }: Settings, state: State, before: State | undefined): Promise<readonly string[]> {
  if (webhook === undefined) return [];
  const { site, deployment, number, composition, action, at, by, why, versions, canary, previews } = state;
  const preview = action === 'preview' ? previews?.at(-1) : undefined;
  const body = {
    site,
    deployment,
    number,
    composition,
    action,
    at,
    by,
    why,
    versions,
    changes: changesOf(state, before),
    changesSettings: changesSettings(state, before),
    // Without its address: whoever hears of it need not be who was given it.
    ...(preview && {
      preview: { composition: preview.composition, until: preview.until, versions: preview.versions },
    }),
    ...(canary && { canary: { composition: canary.composition, percent: canary.percent, versions: canary.versions } }),
  };
  try {
    const answer = await askAt(webhook).ask({
      method: 'POST',
      // Elsewhere a decision would arrive as a GET without its content, if at all.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return answer.ok ? [] : [`OPS_WEBHOOK was not told: it answered ${answer.status}.`];
  } catch (error) {
    return [`OPS_WEBHOOK was not told: ${fetchProblem(error)}.`];
  }
}
