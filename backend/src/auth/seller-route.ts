import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyContract, ResponseOf } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { UnauthorizedError } from '../platform/errors';
import { readCall, registerContract, type PublicCall } from '../platform/route';
import { checkXsrf } from '../platform/xsrf';
import { authenticate, type Seller } from './authenticate';

interface SellerCall<C extends AnyContract> extends PublicCall<C> {
  readonly seller: Seller;
}

/**
 * A call that needs a session: 401 without one. A call that changes something also needs the XSRF header. 429 if this
 * seller or this address has no calls left. All this is decided before the body is read.
 */
export function sellerRoute<C extends AnyContract>(
  app: App,
  contract: C,
  handler: (call: SellerCall<C>) => Promise<ResponseOf<C>>,
): void {
  if (!contract.authenticated) throw new Error(`${contract.name} is public: use publicRoute`);
  const callers = new WeakMap<FastifyRequest, Seller>();
  const admit = async (request: FastifyRequest): Promise<void> => {
    const seller = await app.fairCalls.admit(request, () => authenticate(app, request.headers.authorization));
    if (!contract.reads) checkXsrf(request);
    callers.set(request, seller);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<ResponseOf<C>> => {
    const seller = callers.get(request);
    if (!seller) throw new UnauthorizedError();
    return handler({ ...(await readCall(request, reply, contract)), seller });
  };
  registerContract(app, contract, answer, admit);
}
