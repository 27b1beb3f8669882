import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { networkOf } from '@rifas/shared/deployment/client-network';
import { createCallLimiter, type CallLimits } from './call-limits';
import { createTurns, type TurnLimits } from './turns';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls of machines that must never be refused: a gateway's notices, a question whether the process lives. */
    unlimited?: boolean;
  }
}

export interface FairCallsOptions {
  readonly calls: CallLimits;
  readonly turns: TurnLimits;
}

/**
 * No caller delays the others: each address has so many calls in a second, each seller too, and of both only a few are worked on at the same
 * time. It has to be registered before the routes. A body is read before its turn comes, so a slow one takes nobody's place.
 */
export function registerFairCalls(http: FastifyInstance, { calls, turns }: FairCallsOptions) {
  const limits = { seller: createCallLimiter(calls.seller), address: createCallLimiter(calls.address) };
  const lines = { seller: createTurns(turns.seller), address: createTurns(turns.address) };
  const sellers = new WeakMap<FastifyRequest, string>();
  const turnOf = (request: FastifyRequest): Promise<() => void> => {
    const seller = sellers.get(request);
    return seller === undefined ? lines.address.take(networkOf(request.ip)) : lines.seller.take(seller);
  };

  http.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.unlimited) limits.address.take(networkOf(request.ip));
  });
  const inTurn = new WeakSet<RouteOptions['handler']>();
  http.addHook('onRoute', (route) => {
    const { handler, config } = route;
    // The route for HEAD comes with the handler of GET.
    if (config?.unlimited || inTurn.has(handler)) return;
    route.handler = async function (request, reply) {
      const end = await turnOf(request);
      try {
        // Who has gone while waiting is owed no work.
        if (!request.raw.socket.destroyed) return await handler.call(this, request, reply);
        reply.hijack();
        return undefined;
      } finally {
        end();
      }
    };
    inTurn.add(route.handler);
  });
  return {
    /**
     * Finds out who calls, a few at a time for each address, and counts the call. From then on it waits for a turn of its seller.
     * @throws TooManyRequestsError, and whatever `authenticate` throws
     */
    async admit<Seller extends { readonly userId: number }>(
      request: FastifyRequest,
      authenticate: () => Promise<Seller>,
    ): Promise<Seller> {
      const end = await lines.address.take(networkOf(request.ip));
      const seller = await authenticate().finally(end);
      const key = String(seller.userId);
      limits.seller.take(key);
      sellers.set(request, key);
      return seller;
    },
  };
}
export type FairCalls = ReturnType<typeof registerFairCalls>;
