import { boundsOf, type Count } from './rate-bounds';

/** What is compared. A page load counts once for each metric, however often it fails. */
export const METRICS = ['failure', 'fallback', 'render', 'slow'] as const;
export type Metric = (typeof METRICS)[number];

/** Counts of one application in one group since the watch began. */
export type ApplicationFigures = Readonly<Record<Metric, Count>>;
/** By application; `shell` counts all page loads. */
export type GroupFigures = Readonly<Record<string, ApplicationFigures>>;

export interface Rules {
  /** The chance that a canary which does no harm is ever taken back. */
  readonly falseAlarm: number;
  /** The chance that a canary which does harm ever gets more visitors. */
  readonly missedHarm: number;
  /** A rate higher by this much is harm; by half of it or less is not. In between, any verdict or none is possible. */
  readonly tolerance: Readonly<Record<Metric, number>>;
  /** How many page loads of an application a canary needs before it can be taken back. */
  readonly leastForBack: number;
  /**
   * How many page loads a canary needs in a step, for each application that is new in it, before it gets more visitors.
   */
  readonly leastForMore: number;
}

export const RULES: Rules = {
  falseAlarm: 0.01,
  missedHarm: 0.05,
  // No browser has the files of a new release cached yet, so at first it loads more slowly through no fault of its own.
  tolerance: { failure: 0.01, fallback: 0.01, render: 0.01, slow: 0.1 },
  leastForBack: 20,
  leastForMore: 200,
};

export interface Watched {
  readonly canary: GroupFigures;
  readonly others: GroupFigures;
  /** Applications that are new for the canary's visitors; the shell is always compared. */
  readonly changed: readonly string[];
  /** Page loads that the canary had of an application when this step began. */
  readonly before: (application: string) => number;
}

export interface Verdict {
  readonly decision: 'back' | 'more' | 'wait';
  /** Where the decision is to wait: what is still missing. */
  readonly why: string;
}

const NOTHING: Count = { of: 0, bad: 0 };
const SAID: Readonly<Record<Metric, string>> = {
  failure: 'failed to load',
  fallback: 'fell back to the release before',
  render: 'threw while it was drawn',
  slow: 'loaded slowly',
};

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;
const share = ({ of, bad }: Count): string => `${bad} of ${of}${of > 0 ? ` (${percent(bad / of)})` : ''}`;

const countOf = (figures: GroupFigures, application: string, metric: Metric): Count =>
  figures[application]?.[metric] ?? NOTHING;

interface Compared {
  readonly canary: Count;
  readonly others: Count;
}

const seenIn = ({ of, bad }: Count): number => (of > 0 ? bad / of : 0);

/** Whether the canary's rate is certainly higher by more than a harmless difference. */
function isWorse({ canary, others }: Compared, harmless: number, error: number): boolean {
  // A rate that was seen lies within its bounds, so most looks end here.
  if (seenIn(canary) <= seenIn(others) + harmless) return false;
  return boundsOf(canary, error).low > boundsOf(others, error).high + harmless;
}

/** Whether the canary's rate is certainly higher by less than what counts as harm. */
function isFine({ canary, others }: Compared, harm: number, error: number): boolean {
  if (canary.of === 0 || seenIn(canary) > seenIn(others) + harm) return false;
  return boundsOf(canary, error).high <= boundsOf(others, error).low + harm;
}

/**
 * What the figures say about a canary, if anything: docs/decisions/0048-watching-a-canary.md has the mathematics.
 * Frequent looks do not distort the result.
 */
export function verdictOf({ canary, others, changed, before }: Watched, rules: Rules): Verdict {
  const applications = Object.keys(canary);
  const compare = (application: string, metric: Metric): Compared => ({
    canary: countOf(canary, application, metric),
    others: countOf(others, application, metric),
  });
  // Each comparison has two bounds; together they share the chance of a false alarm.
  const each = rules.falseAlarm / (2 * METRICS.length * Math.max(1, applications.length));
  for (const application of applications)
    for (const metric of METRICS) {
      const both = compare(application, metric);
      if (both.canary.of < rules.leastForBack || !isWorse(both, rules.tolerance[metric] / 2, each)) continue;
      return {
        decision: 'back',
        why: `${metric}: ${application} ${SAID[metric]} in ${share(both.canary)} page loads of the canary and ${share(both.others)} of the others`,
      };
    }
  const looked = [...new Set(['shell', ...changed])];
  for (const application of looked) {
    const views = countOf(canary, application, 'failure').of - before(application);
    if (views < rules.leastForMore)
      return { decision: 'wait', why: `${application} has ${views} of ${rules.leastForMore} page loads in this step` };
    for (const metric of METRICS)
      if (!isFine(compare(application, metric), rules.tolerance[metric], rules.missedHarm / 2))
        return { decision: 'wait', why: `${metric}: too few page loads of ${application} to tell` };
  }
  const told = looked.map((application) => {
    const { of } = countOf(canary, application, 'failure');
    const bad = METRICS.map((metric) => `${metric} ${countOf(canary, application, metric).bad}`);
    return `${application} ${of} page loads (${bad.join(', ')})`;
  });
  return { decision: 'more', why: `no harm: ${told.join('; ')}` };
}
