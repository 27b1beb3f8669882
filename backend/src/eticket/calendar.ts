import { calendarPath } from '@rifas/shared/contracts';
import { formatWallTime, type LinkTicket } from '@rifas/shared/domain';
import type { App } from '../platform/app';
import { groupBy } from '../platform/group-by';
import { paidSaleOf, saleByToken } from './paid-sale';
import { drawsToCome } from './receipt';

const FOLD_AT = 75;

// RFC 5545, 3.3.11: these four characters have a meaning in a text.
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/**
 * RFC 5545, 3.1: no line has more than 75 octets; a longer one continues on the next line after a blank. No character
 * is split.
 */
function folded(line: string): string {
  const lines: string[] = [];
  let rest = '';
  for (const character of line) {
    if (Buffer.byteLength(rest + character) > FOLD_AT) {
      lines.push(rest);
      rest = ' ';
    }
    rest += character;
  }
  return [...lines, rest].join('\r\n');
}

// Uruguay changed its clocks last in 2015, and draws are in the future.
const MONTEVIDEO = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Montevideo',
  'BEGIN:STANDARD',
  'DTSTART:20150308T010000',
  'TZOFFSETFROM:-0200',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const stamp = (now: Date): string => now.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The draws as a calendar: one event for each, with the raffle numbers that take part in it, and a reminder the day before. */
function drawCalendar({ config, clock }: App, saleId: number, tickets: readonly LinkTicket[]): string {
  const { title } = config.deployment;
  const { hostname } = new URL(config.publicUrl);
  const byDraw = [...groupBy(tickets, ({ draw, drawDate }) => `${draw} ${drawDate}`).values()];
  const events = byDraw.flatMap((sameDraw) => {
    const [first] = sameDraw;
    if (!first?.drawDate) return [];
    const numbers = sameDraw.map(({ number }) => number).join(', ');
    return [
      'BEGIN:VEVENT',
      `UID:venta-${saleId}-sorteo-${encodeURIComponent(first.draw)}@${hostname}`,
      `DTSTAMP:${stamp(clock())}`,
      `DTSTART;TZID=America/Montevideo:${formatWallTime(first.drawDate, "yyyyMMdd'T'HHmmss")}`,
      'DURATION:PT1H',
      `SUMMARY:${escaped(`${title}: sorteo ${first.draw}`)}`,
      `DESCRIPTION:${escaped(`Participás con ${sameDraw.length === 1 ? 'la rifa' : 'las rifas'} ${numbers}.`)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(`Mañana es el sorteo ${first.draw}`)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rifas//Sorteos//ES', 'METHOD:PUBLISH', ...MONTEVIDEO];
  return [...lines, ...events, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

/** The draws of a purchase as an .ics file; the link's token opens it. */
export function registerCalendar(app: App): void {
  app.http.get<{ Params: { token: string } }>(`/${calendarPath('')}:token`, async (request, reply) => {
    const paid = await paidSaleOf(app.db, await saleByToken(app.db, request.params.token));
    const tickets = paid ? drawsToCome(paid.tickets, app.clock()) : [];
    if (!paid || tickets.length === 0) return reply.callNotFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="sorteos.ics"', 'referrer-policy': 'no-referrer' })
      .send(drawCalendar(app, paid.sale.id, tickets));
  });
}
