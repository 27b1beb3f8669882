import { wallTime, type WallTime } from '../domain';
import { isMissing, Unreadable, type Codec } from './codec';
import { isRecord } from './envelope';

type SentDate = Readonly<Record<'date' | 'timezone', string>> & { readonly timezone_type: number };

// A list of thousands of tickets has only a few draw dates.
const MOST_KEPT = 100;

/** The same function with a cache of its last results. */
function kept<Asked, Made>(make: (asked: Asked) => Made): (asked: Asked) => Made {
  const before = new Map<Asked, Made>();
  return (asked) => {
    const known = before.get(asked);
    if (known !== undefined) return known;
    const made = make(asked);
    if (before.size >= MOST_KEPT) before.clear();
    before.set(asked, made);
    return made;
  };
}

const write = kept((value: WallTime): SentDate =>
  Object.freeze({
    date: `${value.replace('T', ' ')}.000000`,
    timezone_type: 3,
    timezone: 'America/Montevideo',
  }),
);

/** The form in which old versions of .NET write instants: '/Date(1795287845000)/'. */
const NET_DATE = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;
/**
 * The form of instants in HTTP headers, and in mails with an offset: 'Sat, 21 Nov 2026 18:04:05 GMT'. Java writes days
 * below 10 with one digit.
 */
const HTTP_DATE = /^[a-z]{3}, (\d{1,2}) ([a-z]{3}) (\d{4} [\d:]{8} (?:GMT|[+-]\d{4}))$/i;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
/** The default form of dates in Rails. */
const WITH_SLASHES = /^(\d{4})\/(\d{2})\/(\d{2})/;
/** The form in which people in Uruguay write dates. */
const DAY_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)(.*)$/;

/**
 * Numbers that can be a present-day instant: ten digits are seconds, thirteen are milliseconds. Any other number, such
 * as 20261121, means something else.
 */
function instantOf(epoch: number): string | undefined {
  const milliseconds = epoch >= 1e9 && epoch < 1e10 ? epoch * 1000 : epoch;
  return milliseconds >= 1e12 && milliseconds < 1e13 ? new Date(milliseconds).toISOString() : undefined;
}

/** A date that does not begin with its year, rewritten so that it does. */
function yearFirst(sent: string | number): string | undefined {
  const text = String(sent)
    .trim()
    .replace(
      HTTP_DATE,
      (_, day: string, month: string, rest: string) => `${day}/${MONTHS.indexOf(month.toLowerCase()) / 3 + 1}/${rest}`,
    );
  const [, day = '', month = '', year, clock = ''] = DAY_FIRST.exec(text) ?? [];
  return year === undefined
    ? instantOf(Number(NET_DATE.exec(text)?.[1] ?? text))
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${clock}`;
}

/** Go and .NET send this for a date that was never set. */
const NEVER = /^0001-01-01/;

/** The form in which Java writes a time without a zone: [2026, 11, 21, 15, 4, 5, 123000000]. */
function joined(parts: readonly unknown[]): string {
  const [year, month, day, ...clock] = parts.map((part) =>
    Number.isInteger(part) ? String(part).padStart(2, '0') : '?',
  );
  return `${year ?? ''}-${month ?? ''}-${day ?? ''} ${[...clock, '00', '00', '00'].slice(0, 3).join(':')}`;
}

const timeOf = kept((sent: string | number): WallTime | undefined =>
  NEVER.test(String(sent))
    ? undefined
    : (wallTime(String(sent).replace(WITH_SLASHES, '$1-$2-$3')) ?? wallTime(yearFirst(sent) ?? '')),
);

/** In any capitals. Document databases send the seconds under a name of their own. */
const IN_OBJECT = /^(?:_seconds|date)$/i;

/**
 * A date: a text, or an object with the text in `date`. Instants, dates that begin with the day, and lists of parts are
 * accepted too.
 */
export const date: Codec<WallTime> = {
  read: (wire) => {
    const sent = isRecord(wire)
      ? (wire['date'] ?? Object.entries(wire).find(([name, value]) => IN_OBJECT.test(name) && !isMissing(value))?.[1])
      : wire;
    const written: unknown = Array.isArray(sent) ? joined(sent) : sent;
    const time = typeof written === 'string' || typeof written === 'number' ? timeOf(written) : undefined;
    if (time === undefined) throw new Unreadable('no es una fecha');
    return time;
  },
  write,
  schema: {
    type: 'object',
    description: 'What the clock shows in Montevideo.',
    properties: {
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?)?$' },
      timezone_type: { type: 'integer' },
      timezone: { type: 'string' },
    },
    required: ['date'],
  },
};
