import { askAt } from '../../lib/ask';
import { fetchProblem } from '../../lib/error-code';
import type { Settings } from '../../lib/settings';
import type { State } from '../../store/states/state';
import { changedBy } from '../history/changes';

const LIMIT_MS = 3_000;

/**
 * Sends the decision to the address in OPS_WEBHOOK. The decision stands even if the request fails.
 * @returns a note where it failed
 */
export async function tell({ webhook }: Settings, state: State, before: State | undefined): Promise<readonly string[]> {
  if (webhook === undefined) return [];
  const { site, deployment, number, composition, action, at, by, why, versions, canary, previews } = state;
  const preview = action === 'preview' ? previews?.at(-1) : undefined;
  const { changes, changesSettings } = changedBy(state, before);
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
    changes,
    changesSettings,
    // Without its address: people who get this message may not be those the preview is for.
    ...(preview && {
      preview: { composition: preview.composition, until: preview.until, versions: preview.versions },
    }),
    ...(canary && { canary: { composition: canary.composition, percent: canary.percent, versions: canary.versions } }),
  };
  try {
    const answer = await askAt(webhook).ask({
      method: 'POST',
      // A redirected POST would arrive as a GET without its content, if at all.
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
