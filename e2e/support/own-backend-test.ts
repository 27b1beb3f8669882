import { startOwnSite, type OwnBackend, type OwnSite } from './own-backend';
import { API_NOISE } from './strange-test';
import { test as base } from './test';

/** A site whose reference backend a test may kill, stop and start again. */
export const test = base.extend<{ readonly backend: OwnBackend }, { readonly ownSite: OwnSite }>({
  ownSite: [
    async ({}, provide, { project }) => {
      const site = await startOwnSite(project.name);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  backend: async ({ ownSite }, provide) => provide(ownSite.backend),
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
  expectedNoise: [[API_NOISE], { scope: 'test' }],
});

export { expect } from './test';
