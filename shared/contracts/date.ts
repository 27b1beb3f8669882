import { wallTime, type WallTime } from '../domain';
import { Unreadable, type Codec } from './codec';

type SentDate = Readonly<Record<'date' | 'timezone', string>> & { readonly timezone_type: number };

// A list of thousands of tickets has the dates of a few draws.
const MOST_WRITTEN = 100;
const written = new Map<WallTime, SentDate>();

function write(value: WallTime): SentDate {
  const before = written.get(value);
  if (before) return before;
  const sent: SentDate = Object.freeze({
    date: `${value.replace('T', ' ')}.000000`,
    timezone_type: 3,
    timezone: 'America/Montevideo',
  });
  if (written.size >= MOST_WRITTEN) written.clear();
  written.set(value, sent);
  return sent;
}

/** A date: an object with the text in `date`, or the text itself. */
export const date: Codec<WallTime> = {
  read: (wire) => {
    const sent = typeof wire === 'object' && wire !== null ? (wire as { date?: unknown }).date : wire;
    const time = typeof sent === 'string' ? wallTime(sent) : undefined;
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
