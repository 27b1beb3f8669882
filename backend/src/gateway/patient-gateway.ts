import { gatewayThrough, GatewayUnreachable, type Gateway } from './gateway';

/** A buyer waits for it, before a form. */
export const GATEWAY_PATIENCE_MS = 8000;

/** The same gateway, but a call without an answer fails after a while instead of keeping whoever asked. */
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
