import { gatewayThrough, GatewayUnreachable, type Gateway } from '../gateway/gateway';
import type { App } from '../platform/app';
import { sandboxGateway } from './sandbox-gateway';

/**
 * The gateway of this backend. Without the sandbox no gateway exists until one is written, and no payment can begin.
 */
export function gatewayOf({ db, config, clock }: Pick<App, 'db' | 'config' | 'clock'>): Gateway {
  const gateway = sandboxGateway({ db, clock, secret: config.gatewaySecret });
  if (config.sandbox) return gateway;
  return gatewayThrough(gateway, () =>
    Promise.reject(
      new GatewayUnreachable('there is no card gateway beside the sandbox yet (src/sandbox/gateway-of.ts)'),
    ),
  );
}
