import { gatewayThrough, GatewayUnreachable, type Gateway } from './gateway';

/** A buyer waits this long at most, with the form open. */
export const GATEWAY_PATIENCE_MS = 8000;

/** The same gateway with a timeout, so that no caller waits for ever. */
export function patientGateway(gateway: Gateway, patienceMs = GATEWAY_PATIENCE_MS): Gateway {
  return gatewayThrough(gateway, async (call) => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new GatewayUnreachable(`no answer within ${patienceMs} ms`)), patienceMs);
    });
    try {
      return await Promise.race([call(), silence]);
    } finally {
      clearTimeout(timer);
    }
  });
}
