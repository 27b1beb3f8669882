import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A phone on a bad connection: 1.6 Mbit/s, 150 ms round trip, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 };
const CPU_RATE = 4;

export interface SlowPhone {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface SlowPhoneOptions {
  readonly network?: boolean;
  readonly coldCache?: boolean;
}

export async function openSlowPhone(context: BrowserContext, { network = true, coldCache = true }: SlowPhoneOptions = {}): Promise<SlowPhone> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: coldCache });
  if (network) await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return { page, devtools };
}

export interface Traffic {
  requests: number;
  /** As sent, compressed. */
  scriptBytes: number;
}

/** Counts what a page loads from now on. */
export function countTraffic(devtools: CDPSession): Traffic {
  const traffic: Traffic = { requests: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    traffic.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
}
