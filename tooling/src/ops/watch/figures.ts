import { METRICS, type ApplicationFigures, type GroupFigures, type Metric } from './verdict';

type Labels = Readonly<Record<string, string>>;

/** One counter as Prometheus reads it. */
interface Sample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)\{(.*)\} ([-+.\w]+)(?: \d+)?$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** The counters with labels in a text of Prometheus' format; lines that cannot be parsed are left out. */
export function samplesIn(text: string): readonly Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, inner = '', number] = LINE.exec(line.trim()) ?? [];
    const value = Number(number);
    if (name === undefined || !Number.isFinite(value)) return [];
    const labels = [...inner.matchAll(LABEL)].map(([, label = '', quoted = '']) => [
      label,
      quoted.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
    ]);
    return [{ name, labels: Object.fromEntries(labels) as Labels, value }];
  });
}

const VISITS = 'rifas_page_visits_total';
const VISITS_WITH = 'rifas_page_visits_with_total';
const LOADS = 'rifas_remote_load_seconds_count';
const LOADS_BELOW = 'rifas_remote_load_seconds_bucket';

export interface Asked {
  readonly site: string;
  /** A load that takes longer is slow; one of the histogram's bounds, in seconds. */
  readonly slowSeconds: number;
}

/** The sum that a sample adds to: composition, application, and name of the figure. */
function placeOf({ name, labels }: Sample, { site, slowSeconds }: Asked): readonly string[] | undefined {
  const { kind = '', le, composition, remote } = labels;
  if (labels['site'] !== site || composition === undefined || remote === undefined) return undefined;
  if (name === VISITS) return [composition, remote, 'visits'];
  if (name === VISITS_WITH && METRICS.some((metric) => metric === kind)) return [composition, remote, kind];
  if (name === LOADS) return [composition, remote, 'loads'];
  if (name === LOADS_BELOW && Number(le) === slowSeconds) return [composition, remote, 'fast'];
  return undefined;
}

/**
 * Adds up what several backends have counted since the first look. A backend that was restarted counts from zero again.
 */
export class Figures {
  private readonly sums = new Map<string, number>();
  private readonly last = new Map<string, Map<string, number>>();

  constructor(private readonly asked: Asked) {}

  /** @param source identifies the backend; its counters at the first look are older than the watch, and do not count */
  add(source: string, text: string): void {
    const now = new Map<string, number>();
    for (const sample of samplesIn(text)) {
      const place = placeOf(sample, this.asked);
      if (place === undefined) continue;
      const key = place.join(' ');
      now.set(key, (now.get(key) ?? 0) + sample.value);
    }
    const before = this.last.get(source);
    this.last.set(source, now);
    if (!before) return;
    for (const [key, value] of now) {
      const seen = before.get(key) ?? 0;
      this.sums.set(key, (this.sums.get(key) ?? 0) + (value >= seen ? value - seen : value));
    }
  }

  /** What was counted of a composition, by application. */
  of(composition: number): GroupFigures {
    const sum = (application: string, what: string) => this.sums.get(`${composition} ${application} ${what}`) ?? 0;
    const names = [...this.sums.keys()]
      .map((key) => key.split(' '))
      .filter(([number]) => number === String(composition));
    const figuresOf = (application: string): ApplicationFigures => {
      const visits = sum(application, 'visits');
      const loads = sum(application, 'loads');
      // A page's reports arrive one by one: a failure may arrive before its page load is counted.
      const bad = (metric: Metric) => ({ of: visits, bad: Math.min(visits, sum(application, metric)) });
      const slow = { of: loads, bad: Math.max(0, loads - sum(application, 'fast')) };
      return { failure: bad('failure'), fallback: bad('fallback'), render: bad('render'), slow };
    };
    return Object.fromEntries([...new Set(names.map(([, name = '']) => name))].map((name) => [name, figuresOf(name)]));
  }
}
