import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { networkOf } from '@rifas/shared/deployment/client-network';
import { createCallLimiter, type CallLimits } from './call-limits';
import { createTurns, type TurnLimits } from './turns';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls of machines that must never be refused: a gateway's notices, health checks. */
    unlimited?: boolean;
  }
}

export interface FairCallsOptions {
  readonly calls: CallLimits;
  readonly turns: TurnLimits;
}

/**
 * No caller delays the others: each address and each seller may send a limited number of calls per second, and only a
 * few of them are worked on at the same time. Register it before the routes. A body is read before the call waits for
 * its turn, so a slow upload blocks nobody.
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
    // Fastify registers HEAD with the wrapped handler of GET.
    if (config?.unlimited || inTurn.has(handler)) return;
    route.handler = async function (request, reply) {
      const end = await turnOf(request);
      try {
        // A caller who left while waiting needs no answer.
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
     * Authenticates the caller, a few at a time for each address, and counts the call. After that the call waits for a
     * turn of its seller.
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
