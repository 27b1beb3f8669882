import type { Db } from '../db/database';
import { GatewayUnreachable, type Gateway } from '../gateway/gateway';
import { readSignedNotices } from '../gateway/read-notice';
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
  if (sandbox) return sandboxGateway({ db, clock, secret });
  const missing = (): Promise<never> => Promise.reject(new GatewayUnreachable('no gateway is configured'));
  return {
    start: missing,
    status: missing,
    void: missing,
    refund: missing,
    refundStatus: missing,
    readNotices: (notice) => readSignedNotices(notice, secret, clock()),
  };
}
