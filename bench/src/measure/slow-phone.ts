import type { Browser, BrowserContext } from 'playwright-core';

/** A phone on a bad connection: 1.6 Mbit/s, 150 ms round trip, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_RATE = 4;

export const SLOW_PHONE = '1.6 Mbit/s, 150 ms round trip, CPU x4';

export interface StoredToken {
  readonly origin: string;
  readonly name: string;
  readonly value: string;
}

/** A new visitor with an empty cache, logged in if a token is given. */
export const newVisitor = (browser: Browser, token?: StoredToken): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    ...(token
      ? {
          storageState: {
            cookies: [],
            origins: [{ origin: token.origin, localStorage: [{ name: token.name, value: token.value }] }],
          },
        }
      : {}),
  });

/** A tab of the visitor, slowed down; `network: false` slows the processor alone. */
export async function openSlowPhone(visitor: BrowserContext, { network = true }: { readonly network?: boolean } = {}) {
  const page = await visitor.newPage();
  const devtools = await visitor.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return { page, devtools };
}
