import { isIP } from 'node:net';

/**
 * Whether fastify, in the edge and in the backend, can read the text as a proxy in front: an address, a network, or a
 * word for several networks.
 * @example isProxy('10.0.0.0/33') // false
 */
export function isProxy(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isNetwork = /^\d+$/.test(bits) && Number(bits) <= most && more.length === 0;
  return isNetwork || ['loopback', 'linklocal', 'uniquelocal'].includes(text);
}
