import type { FastifyInstance } from 'fastify';

const COOKIE = 'bench-repeat';
const LIST = '/api/talon/get-detailed-by-pasajero';
/** The headers that identify the caller. */
const PASSED_ON = ['authorization', 'cookie', 'x-xsrf-token'];

interface Ticket {
  readonly id: number;
  readonly Numero: string;
}

/** The cookie of a visitor who gets the seller's raffles `times` times. */
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

/** The raffles of an answer, repeated under new numbers. */
function repeated(answer: string, times: number): string {
  const body = JSON.parse(answer) as { readonly data: readonly (readonly Ticket[])[] };
  return JSON.stringify({ ...body, data: Array.from({ length: times }, (_, turn) => copyOf(body.data, turn)).flat() });
}

/**
 * Makes an edge repeat the seller's raffles under new numbers if the visitor's cookie asks for it. Answering requests
 * in the browser instead would turn off its cache and send the answer through the debugger. The result is cached while
 * the API's answer is the same, so that making it is not measured.
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
