import { gatewayThrough, GatewayUnreachable, type Gateway } from './gateway';

/** A buyer waits this long at most, with the form open. */
export const GATEWAY_PATIENCE_MS = 8000;

/**
 * The same gateway, but a call without an answer fails after a while instead of blocking its caller.
 * @param onSilence called each time, because the callers go on without the answer and report nothing
 */
export function patientGateway(
  gateway: Gateway,
  onSilence: (silence: GatewayUnreachable) => void,
  patienceMs = GATEWAY_PATIENCE_MS,
): Gateway {
  return gatewayThrough(gateway, async (call) => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new GatewayUnreachable(`no answer within ${patienceMs} ms`)), patienceMs);
    });
    try {
      return await Promise.race([call(), silence]);
    } catch (error) {
      if (error instanceof GatewayUnreachable) onSilence(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  });
}
