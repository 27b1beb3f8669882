import { pass, startFront, type Asked, type Told } from '@rifas/tooling/e2e/front';
import type { Served } from '@rifas/tooling/lib/local-server';

/** How a front changes requests and answers to break a rule. */
export interface Breach {
  readonly going?: (request: Asked) => Asked;
  readonly coming?: (answer: Told) => Told;
}

/** A server in front of a site that breaks one rule: it lets through what the site refuses, or changes its answers. */
export const brokenFront = (
  base: string,
  { going = (request) => request, coming = (answer) => answer }: Breach,
): Promise<Served> => startFront(base, { instead: async (request) => coming(await pass(base, going(request))) });
