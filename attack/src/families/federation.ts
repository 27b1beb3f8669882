import { runE2e } from '@rifas/tooling/e2e/run-e2e';
import type { Settings } from '@rifas/tooling/lib/settings';
import type { Note } from '../report/tally';

/** Journeys in which a release is changed, missing, hangs, throws or navigates in a loop. */
const JOURNEYS = [
  'e2e/tests/recovery.spec.ts',
  'e2e/tests/recovery/fallback.spec.ts',
  'e2e/tests/recovery/shell.spec.ts',
];

/**
 * Broken and hostile releases, in Chromium: the page explains the failure and keeps working, whatever a remote does.
 */
export async function federation(settings: Settings, note: Note): Promise<void> {
  const { passed, failed } = await runE2e(settings, [...JOURNEYS, '--project', 'dtyt']);
  for (let index = 0; index < passed + failed; index += 1)
    note('broken releases, in Chromium', `journey ${index}`, index < failed && 'failed; what it printed stands above');
}
