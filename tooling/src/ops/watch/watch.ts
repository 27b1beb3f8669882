import { errorMessage } from '../../lib/error-code';
import { readPointer } from '../../store/sites/sites';
import type { Canary, State } from '../../store/states/state';
import { getState, historyOf, servedState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { abortCanary, finishCanary, widenCanary, type CanaryChanged } from '../deploy/canary';
import { endOfCanary, endText } from '../history/canary-end';
import type { Reading } from './figure-sources';
import { Figures } from './figures';
import { verdictOf, type Rules, type Verdict } from './verdict';

/** The shares of a hundred visitors that a harmless canary gets, one after the other; then all. */
export const STEPS = [5, 20, 50] as const;

export interface WatchOptions {
  readonly site: string;
  readonly rules: Rules;
  readonly steps: readonly number[];
  readonly slowSeconds: number;
  readonly teamsFile?: string | undefined;
  readonly read: () => Promise<readonly Reading[]>;
  /** Waits until the next look. @returns false when the watch must stop */
  readonly pause: () => Promise<boolean>;
  readonly say: (line: string) => void;
  readonly decided: (changed: CanaryChanged) => Promise<void>;
}

export interface WatchEnd {
  readonly outcome: 'finished' | 'taken back' | 'undecided';
  readonly why: string;
}

/** Applications whose release differs for the canary's visitors. */
const changedIn = ({ versions }: State, canary: Canary): readonly string[] =>
  Object.entries(canary.versions).flatMap(([name, version]) => (versions[name] === version ? [] : [name]));

async function canaryOf(storage: Storage, site: string): Promise<{ state: State; canary: Canary } | undefined> {
  const state = await servedState(storage, site);
  return state?.canary && { state, canary: state.canary };
}

/** How a canary ended that another process finished or took back: a person's command, or a second watch. */
async function endOf(storage: Storage, site: string, canary: number): Promise<WatchEnd> {
  const { state } = await readPointer(storage, site);
  const end = endOfCanary(await historyOf(storage, await getState(storage, site, state)), canary);
  return {
    outcome: end?.isFinished === true ? 'finished' : 'taken back',
    why: end ? endText(end) : `${site} has another history by now`,
  };
}

/** Reports each problem of a source once, while it lasts. */
function problemTeller(say: (line: string) => void): (readings: readonly Reading[]) => void {
  const told = new Map<string, string>();
  return (readings) => {
    for (const { source, problem } of readings) {
      if (problem !== undefined && told.get(source) !== problem) say(`${source}: ${problem}.`);
      if (problem === undefined) told.delete(source);
      else told.set(source, problem);
    }
    if (readings.length === 0 && !told.has('')) say('There is no backend to read counters from.');
    if (readings.length === 0) told.set('', 'none');
  };
}

/** Follows a canary's figures: gives it to more visitors step by step, or takes it back. The history records why. */
export async function watchCanary(storage: Storage, options: WatchOptions): Promise<WatchEnd> {
  const { site, rules, steps, slowSeconds, teamsFile, read, pause, say, decided } = options;
  const begun = await canaryOf(storage, site);
  if (!begun) throw new Error(`${site} has no canary in ${storage.where}.`);
  const number = begun.canary.composition;
  const figures = new Figures({ site, slowSeconds });
  const tellProblems = problemTeller(say);
  let views: ReadonlyMap<string, number> = new Map();
  let share = begun.canary.percent;
  let last: Verdict = { decision: 'wait', why: 'no look at the counters yet' };
  /** @returns how the canary ended, if it has */
  const look = async (): Promise<WatchEnd | undefined> => {
    const readings = await read();
    tellProblems(readings);
    for (const { source, text } of readings) if (text !== undefined) figures.add(source, text);
    const now = await canaryOf(storage, site);
    if (now?.canary.composition !== number) return endOf(storage, site, number);
    const { state, canary } = now;
    const watched = figures.of(number);
    const markStep = () => {
      views = new Map(Object.entries(watched).map(([name, { failure }]) => [name, failure.of]));
    };
    if (canary.percent !== share) markStep();
    share = canary.percent;
    const verdict = verdictOf(
      {
        canary: watched,
        others: figures.of(state.composition),
        changed: changedIn(state, canary),
        before: (application) => views.get(application) ?? 0,
      },
      rules,
    );
    if (verdict.why !== last.why) say(`${canary.percent} of a hundred: ${verdict.why}.`);
    last = verdict;
    const act = { site, teamsFile, expect: state.number, why: `watch: ${verdict.why}` };
    if (verdict.decision === 'back') {
      await decided(await abortCanary(storage, act));
      return { outcome: 'taken back', why: verdict.why };
    }
    if (verdict.decision === 'more') {
      const next = steps.find((step) => step > canary.percent);
      if (next === undefined) {
        await decided(await finishCanary(storage, act));
        return { outcome: 'finished', why: verdict.why };
      }
      await decided(await widenCanary(storage, act, next));
      markStep();
      share = next;
    }
    return undefined;
  };
  let problem: string | undefined;
  for (;;) {
    try {
      const end = await look();
      if (end) return end;
      problem = undefined;
    } catch (error) {
      // A silent bucket or a held lock must not end the watch, or the canary would run unwatched.
      const failed = errorMessage(error);
      if (failed !== problem) say(failed);
      problem = failed;
    }
    if (!(await pause())) return { outcome: 'undecided', why: problem ?? last.why };
  }
}
