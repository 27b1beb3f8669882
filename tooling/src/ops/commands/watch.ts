import { setTimeout as wait } from 'node:timers/promises';
import { listOf, textOf, UsageError, wholeNumber, type Values } from '../../lib/command-line';
import { checkSiteName } from '../../store/sites/sites';
import { percentOf } from '../deploy/canary';
import { readFigureSources } from '../watch/figure-sources';
import { METRICS, RULES, type Metric, type Rules } from '../watch/verdict';
import { STEPS, watchCanary } from '../watch/watch';
import type { OpsCommand } from './command';
import { tell } from './tell';

/** Bounds of the histogram between a fast page and one at which visitors give up. */
const SLOW = [0.5, 1, 2.5, 5] as const;
const SLOW_SECONDS = 2.5;
const EVERY_SECONDS = 5;
const LIMIT_MINUTES = 24 * 60;

function stepsOf(values: Values): readonly number[] {
  const text = textOf(values, 'steps');
  if (text === undefined) return STEPS;
  const named = text.split(',').map((step) => step.trim());
  // All visitors come after the last step, whether it is written there or not.
  const steps = (named.at(-1) === '100' ? named.slice(0, -1) : named).map((step) => percentOf(step) ?? 0);
  if (steps.some((step, index) => step <= (steps[index - 1] ?? 0)))
    throw new UsageError(`The steps have to grow: ${text} does not.`);
  return steps;
}

function slowOf(values: Values): number {
  const seconds = Number(textOf(values, 'slow') ?? SLOW_SECONDS);
  if (SLOW.some((one) => one === seconds)) return seconds;
  throw new UsageError(`--slow is one of ${SLOW.join(', ')} seconds: those are counted.`);
}

function rulesOf(values: Values): Rules {
  const points = wholeNumber(textOf(values, 'tolerance'), '--tolerance', 1);
  if (points !== undefined && points > 99)
    throw new UsageError(`--tolerance is below 100 points of a hundred, not ${points}: no canary would ever do harm.`);
  const least = wholeNumber(textOf(values, 'minViews'), '--min-views', 1);
  const tolerance = Object.fromEntries(
    METRICS.map((metric) => [metric, Math.max(RULES.tolerance[metric], (points ?? 0) / 100)]),
  ) as Record<Metric, number>;
  return {
    ...RULES,
    ...(points !== undefined && { tolerance }),
    ...(least !== undefined && { leastForMore: least, leastForBack: Math.min(RULES.leastForBack, least) }),
  };
}

export const watch: OpsCommand = async ({ settings, storage, say }, [name = ''], values) => {
  const site = checkSiteName(name);
  const given = listOf(values, 'metrics');
  const places = given.length > 0 ? given : settings.metrics;
  const everyMs = (wholeNumber(textOf(values, 'every'), '--every', 1) ?? EVERY_SECONDS) * 1000;
  const until = performance.now() + (wholeNumber(textOf(values, 'limit'), '--limit', 1) ?? LIMIT_MINUTES) * 60_000;
  const notes: string[] = [];
  const { outcome, why } = await watchCanary(storage, {
    site,
    say,
    teamsFile: settings.teamsFile,
    rules: rulesOf(values),
    steps: stepsOf(values),
    slowSeconds: slowOf(values),
    read: () => readFigureSources(places),
    pause: async () => {
      await wait(everyMs);
      return performance.now() < until;
    },
    decided: async ({ state, stateBefore, notes: lost }) => {
      const { number, action, canary } = state;
      say(`${site} ${number}: ${action}${canary ? ` to ${canary.percent} of a hundred visitors` : ''}.`);
      notes.push(...lost, ...(await tell(settings, state, stateBefore)));
    },
  });
  return {
    lines: [`The canary of ${site} is ${outcome}: ${why}.`, ...notes],
    data: { site, outcome, why, notes },
    good: outcome === 'finished',
  };
};
