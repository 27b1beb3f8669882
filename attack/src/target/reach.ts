import { setTimeout as wait } from 'node:timers/promises';
import { issueToken } from '@rifas/backend/auth/session-tokens';
import type { Db } from '@rifas/backend/db/database';
import { contractRequest, type TestRequest } from '@rifas/backend/testing/contract-request';
import type { ReachedApp } from '@rifas/backend/testing/reached-app';

type Reached = Awaited<ReturnType<ReachedApp['request']>>;

/** How often a caller retries after a 429: the limits of calls are attacked by another family. */
const PATIENCE = 60;

/** The body of an answer, if it is an object: an attacked server may send anything. */
function readEnvelope(text: string): Reached['body'] {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** Sends one request to a site, and returns any answer. */
export async function sendOnce(base: string, { method, url, headers, payload }: TestRequest): Promise<Reached> {
  const response = await fetch(`${base}${url}`, {
    method,
    headers,
    redirect: 'manual',
    ...(payload === undefined ? {} : { body: payload }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: readEnvelope(text),
    text,
  };
}

/** Sends one request; after a 429 with a short Retry-After it waits and retries, as a page does. */
async function send(base: string, request: TestRequest): Promise<Reached> {
  for (let tries = 0; ; tries += 1) {
    const answer = await sendOnce(base, request);
    const seconds = Number(answer.headers['retry-after'] ?? 0);
    if (answer.status !== 429 || seconds > 5 || tries >= PATIENCE) return answer;
    await wait(seconds * 1000);
  }
}

/** The secrets of the attacked backends: the suite plays the gateway, and makes expired tokens. */
export const SECRETS = {
  jwtSecret: 'an-attacked-session-secret-of-40-letters',
  gatewaySecret: 'an-attacked-gateway-secret-of-40-letters',
} as const;

const through = (db: Db, request: ReachedApp['request']): ReachedApp => {
  const context = { db, config: SECRETS, clock: () => new Date() };
  return {
    ...context,
    request,
    call: (contract, body, options) => request(contractRequest(contract, body, options)),
    tokenOf: (userId) => issueToken(context, userId),
  };
};

/** A site for the steps of the backend's tests: over HTTP at `base`, with its database. */
export const reach = (base: string, db: Db): ReachedApp => through(db, (options) => send(base, options));

/** The same through a separate backend: the one that runs when a call is made. */
export const reachProcess = (db: Db, living: () => Pick<ReachedApp, 'request'>): ReachedApp =>
  through(db, (options) => living().request(options));
