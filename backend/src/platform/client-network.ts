import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What limits count an address by. Of IPv6 that is the /64: one household or one machine has all of it, and could come from
 * another address at every try.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL parser brings every spelling to one.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const gap = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return `${[...before, ...gap, ...after].slice(0, 4).join(':')}::/64`;
}
