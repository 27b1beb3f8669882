import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** The data for computing the chain of requests; times in seconds of the browser's own clock. */
export interface TrackedRequest {
  readonly url: string;
  readonly type: string;
  readonly startedAt: number;
  /** Scripts and documents that requested it, according to Chromium; empty if the visitor did. */
  readonly initiators: readonly string[];
  endedAt?: number;
  /** Transferred bytes, compressed, with headers; 0 from the cache. */
  bytes: number;
  cached: boolean;
}

interface StackTrace {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: StackTrace | undefined;
}

function initiatorsOf({ url, stack }: { url?: string; stack?: StackTrace }): readonly string[] {
  const urls = new Set(url ? [url] : []);
  for (let trace = stack; trace; trace = trace.parent)
    for (const frame of trace.callFrames) if (frame.url) urls.add(frame.url);
  return [...urls];
}

/** Tracks every request of a tab from now on. */
export function trackRequests(devtools: CDPSession): readonly TrackedRequest[] {
  const requests: TrackedRequest[] = [];
  const open = new Map<string, TrackedRequest>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const tracked: TrackedRequest = {
      url: request.url,
      type: type ?? 'Other',
      startedAt: timestamp,
      initiators: initiatorsOf(initiator),
      bytes: 0,
      cached: false,
    };
    open.set(requestId, tracked);
    requests.push(tracked);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = open.get(requestId);
    if (request) request.cached = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId);
    if (request && response.fromDiskCache) request.cached = true;
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) Object.assign(request, { endedAt: timestamp, bytes: request.cached ? 0 : encodedDataLength });
  });
  return requests;
}

const QUIET_MS = 1000;
/** The longest wait for requests that never end. */
const MOST_LOOKS = 10;

/**
 * Waits until for a second no request was sent or pending: longer than the browser's own "network idle", which comes
 * once.
 */
export async function quiet(requests: readonly TrackedRequest[]): Promise<void> {
  let seen = -1;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (seen === requests.length && requests.every(({ endedAt }) => endedAt !== undefined)) return;
    seen = requests.length;
    await wait(QUIET_MS);
  }
}

const isScript = ({ url, type }: TrackedRequest): boolean => type === 'Script' || /\.m?js(\?|$)/.test(url);

/**
 * Sums up requests. A request is one step behind the deepest script that requested it. A request of a script is also
 * behind every API answer that had arrived by then, which initiators do not show.
 * @param until seconds of the browser's clock; later requests do not count
 */
export function summarize(all: readonly TrackedRequest[], until = Number.POSITIVE_INFINITY) {
  const requests = all.filter(({ startedAt, type }) => startedAt <= until && type !== 'Ping');
  const fileDepth = new Map<string, number>();
  const answers: { endedAt: number; depth: number }[] = [];
  const [files, chains] = [[0], [0]];
  for (const request of requests) {
    const isFile = request.type === 'Document' || isScript(request);
    const asked = request.initiators.flatMap((url) => fileDepth.get(url) ?? []);
    const depth = 1 + Math.max(request.type === 'Document' ? 0 : 1, ...asked);
    if (isFile) {
      fileDepth.set(request.url, depth);
      files.push(depth);
    }
    const awaited =
      request.initiators.length === 0
        ? []
        : answers.filter(({ endedAt }) => endedAt <= request.startedAt).map((answer) => answer.depth + 1);
    const chain = Math.max(depth, ...awaited);
    chains.push(chain);
    if (!isFile) answers.push({ endedAt: request.endedAt ?? Number.POSITIVE_INFINITY, depth: chain });
  }
  const sent = requests.filter(({ cached }) => !cached);
  const scriptBytes = sent.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    /** Requests that left the phone. */
    requests: sent.length,
    scriptKb: scriptBytes / 1024,
    /** Longest chain of pages and scripts, each requested by the previous one. */
    fileChain: Math.max(...files),
    /** Longest chain with the calls of the API in it. */
    chain: Math.max(...chains),
  };
}
export type Traffic = ReturnType<typeof summarize>;
