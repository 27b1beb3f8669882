const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies add the visitor's port. It differs for each connection, so tries would not be counted together. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The key under which limits count an address. For IPv6 it is the /64 network: one machine has all its addresses and could use
 * a new one for every try.
 * @example networkOf('2001:db8:1:2::7') // '2001:db8:1:2::/64'
 */
export function networkOf(address: string): string {
  const [, inBrackets, alone = inBrackets] = WITH_PORT.exec(address) ?? [];
  if (alone !== undefined) return networkOf(alone);
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return address;
  // The URL parser writes equal addresses in the same way.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const gap = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return `${[...before, ...gap, ...after].slice(0, 4).join(':')}::/64`;
}
