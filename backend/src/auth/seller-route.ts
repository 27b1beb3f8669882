import type { AnyContract, ResponseOf } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { readCall, registerContract, type PublicCall } from '../platform/route';
import { checkXsrf } from '../platform/xsrf';
import { authenticate, type Seller } from './authenticate';

interface SellerCall<C extends AnyContract> extends PublicCall<C> {
  readonly seller: Seller;
}

/** A call that needs a session: 401 without one. A call that changes something also needs the XSRF header. */
export function sellerRoute<C extends AnyContract>(
  app: App,
  contract: C,
  handler: (call: SellerCall<C>) => Promise<ResponseOf<C>>,
): void {
  if (!contract.authenticated) throw new Error(`${contract.name} is public: use publicRoute`);
  registerContract(app, contract, async (request) => {
    const seller = await authenticate(app, request.headers.authorization);
    if (!contract.reads) checkXsrf(request);
    return handler({ ...(await readCall(request, contract)), seller });
  });
}
