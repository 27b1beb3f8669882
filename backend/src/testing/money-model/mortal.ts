import type { Db } from '../../db/database';
import { gatewayThrough, type Gateway } from '../../gateway/gateway';

/** The process was killed: it does nothing after this. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * Counts the steps of one copy of the backend, and kills it at one of them. An open transaction is then rolled back.
 */
export class Life {
  left = Number.POSITIVE_INFINITY;
  step(): void {
    if (this.left <= 0) throw new Killed();
    this.left -= 1;
  }
}

const STEPS: readonly PropertyKey[] = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', '$count'];

/** A database for a process that may be killed before and after each of its queries. */
export const mortalDb = (db: Db, life: Life): Db =>
  new Proxy(db, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function') return own;
      const method = own as (...args: unknown[]) => unknown;
      if (name === 'transaction')
        return async (...args: unknown[]) => {
          life.step();
          const result = await method.apply(target, args);
          life.step();
          return result;
        };
      if (STEPS.includes(name))
        return (...args: unknown[]) => {
          life.step();
          return method.apply(target, args);
        };
      return method.bind(target);
    },
  });

/** The same for the calls of the gateway. */
export const mortalGateway = (gateway: Gateway, life: Life): Gateway =>
  gatewayThrough(gateway, async (call) => {
    life.step();
    const result = await call();
    life.step();
    return result;
  });
