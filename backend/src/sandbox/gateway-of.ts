import type { Db } from '../db/database';
import { gatewayThrough, GatewayUnreachable, type Gateway } from '../gateway/gateway';
import type { Clock } from '../platform/app';
import type { Config } from '../platform/config';
import { sandboxGateway } from './sandbox-gateway';

interface GatewayOptions {
  db: Db;
  config: Pick<Config, 'sandbox' | 'gatewaySecret'>;
  clock: Clock;
}

/** The gateway of this backend. Without the sandbox there is none until one is written: nobody can begin to pay. */
export function gatewayOf({ db, config: { sandbox, gatewaySecret: secret }, clock }: GatewayOptions): Gateway {
  const gateway = sandboxGateway({ db, clock, secret });
  if (sandbox) return gateway;
  return gatewayThrough(gateway, () => Promise.reject(new GatewayUnreachable('no gateway is configured')));
}
