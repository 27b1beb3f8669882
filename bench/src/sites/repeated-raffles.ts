import type { FastifyInstance } from 'fastify';

const COOKIE = 'bench-repeat';
const LIST = '/api/talon/get-detailed-by-pasajero';
/** What says who calls, and what follows from it. */
const PASSED_ON = ['authorization', 'cookie', 'x-xsrf-token'];

interface Ticket {
  readonly id: number;
  readonly Numero: string;
}

/** For a visitor who is to have the seller's raffles so many times. */
export const repeatCookie = (origin: string, times: number) => ({ url: origin, name: COOKIE, value: String(times) });

const timesIn = (cookies = ''): number => Number(new RegExp(`\\b${COOKIE}=(\\d+)`).exec(cookies)?.[1] ?? 1);

const copyOf = (raffles: readonly (readonly Ticket[])[], turn: number) =>
  raffles.map((raffle) =>
    raffle.map((ticket) => ({
      ...ticket,
      id: ticket.id + turn * 1_000_000,
      Numero: String(Number(ticket.Numero) + turn * 1000).padStart(5, '0'),
    })),
  );

/** The raffles of an answer under new numbers, so many times. */
function repeated(answer: string, times: number): string {
  const body = JSON.parse(answer) as { readonly data: readonly (readonly Ticket[])[] };
  return JSON.stringify({ ...body, data: Array.from({ length: times }, (_, turn) => copyOf(body.data, turn)).flat() });
}

/**
 * Has an edge answer the seller's own raffles several times over, each time under new numbers, where the visitor's cookie asks for it. A browser
 * whose requests are answered by whoever measures keeps no files, and takes the answer through a debugger's connection. What was made is kept
 * while the API answers the same, so that nobody waits for the making.
 */
export function repeatRaffles(edge: FastifyInstance, apiUrl: () => string): void {
  let made = { answer: '', times: 0, text: '' };
  edge.addHook('onRequest', async (request, reply) => {
    const times = timesIn(request.headers.cookie);
    if (times === 1 || request.url.split('?', 1)[0] !== LIST) return;
    const headers = PASSED_ON.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const response = await fetch(`${apiUrl()}${request.url}`, { headers });
    const answer = await response.text();
    if (made.answer !== answer || made.times !== times) made = { answer, times, text: repeated(answer, times) };
    await reply.code(response.status).header('cache-control', 'no-store').type('application/json').send(made.text);
  });
}
