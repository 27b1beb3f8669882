import { wallTime, type WallTime } from '../domain';
import { Unreadable, type Codec } from './codec';

/** A date: an object with the text in `date`, or the text itself. */
export const date: Codec<WallTime> = {
  read: (wire) => {
    const sent = typeof wire === 'object' && wire !== null ? (wire as { date?: unknown }).date : wire;
    const time = typeof sent === 'string' ? wallTime(sent) : undefined;
    if (time === undefined) throw new Unreadable('no es una fecha');
    return time;
  },
  write: (value) => ({ date: `${value.replace('T', ' ')}.000000`, timezone_type: 3, timezone: 'America/Montevideo' }),
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
