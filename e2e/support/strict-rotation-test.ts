import { startFront } from '@rifas/tooling/e2e/front';
import { API_NOISE } from './strange-test';
import { test as base } from './test';

const REFUSED = {
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: '{"status":"error","message":"Unauthenticated."}',
};

/** The site with its own backend, which refuses a token as soon as it has given out the next one. */
async function startStrictSite(site: string) {
  const replaced = new Set<string>();
  let refused: string[] = [];
  let held: { readonly calls: RegExp; readonly released: Promise<void> } | undefined;
  const front = await startFront(site, {
    instead: async ({ path, headers: { authorization = '' } }) => {
      // The call has arrived, but waits here: its token may be replaced in the meantime.
      if (held?.calls.test(path)) await held.released;
      if (!replaced.has(authorization)) return undefined;
      refused = [...refused, path];
      return REFUSED;
    },
    answered: ({ path, headers: { authorization = '' } }, { status }) => {
      if (path === '/api/validate' && status === 200) replaced.add(authorization);
    },
  });
  return {
    ...front,
    /** Paths of calls that were refused because their token had been replaced. */
    refused: (): readonly string[] => refused,
    /** Holds these calls back, with the tokens that they were sent with, until the returned function is called. */
    hold: (calls: RegExp): (() => void) => {
      let release = (): void => undefined;
      held = { calls, released: new Promise((resolve) => (release = resolve)) };
      return () => {
        held = undefined;
        release();
      };
    },
  };
}

export const test = base.extend<{ readonly strict: Awaited<ReturnType<typeof startStrictSite>> }>({
  strict: async ({}, provide, { project }) => {
    const strict = await startStrictSite(project.use.baseURL ?? '');
    await provide(strict);
    await strict.stop();
  },
  baseURL: async ({ strict }, provide) => provide(strict.url),
  expectedNoise: [[API_NOISE], { scope: 'test' }],
});

export { expect } from './test';
