import { gatewayThrough, GatewayUnreachable, type Gateway } from '../gateway/gateway';
import type { App } from '../platform/app';
import { sandboxGateway } from './sandbox-gateway';

/** The gateway of this backend. Without the sandbox there is none until one is written: nobody can begin to pay. */
export function gatewayOf({ db, config, clock }: Pick<App, 'db' | 'config' | 'clock'>): Gateway {
  const gateway = sandboxGateway({ db, clock, secret: config.gatewaySecret });
  if (config.sandbox) return gateway;
  return gatewayThrough(gateway, () => Promise.reject(new GatewayUnreachable('no gateway is configured')));
}
