import type { Db } from '../../db/database';
import { gatewayThrough, type Gateway } from '../../gateway/gateway';

/** The process is gone: nothing that it does after this happens. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Counts the steps of one copy of the backend, and ends it at one of them. A transaction that is open then is rolled back. */
export class Life {
  left = Number.POSITIVE_INFINITY;
  step(): void {
    if (this.left <= 0) throw new Killed();
    this.left -= 1;
  }
}

const STEPS: readonly PropertyKey[] = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', '$count'];

/** The database as a process sees it that may end before and after everything that it asks. */
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

/** The same for its calls of the gateway. */
export const mortalGateway = (gateway: Gateway, life: Life): Gateway =>
  gatewayThrough(gateway, async (call) => {
    life.step();
    const result = await call();
    life.step();
    return result;
  });
