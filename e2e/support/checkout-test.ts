import { sellerAt, type SellerApi } from './checkout-links';
import { test as base, expect } from './test';

interface Fixtures {
  /** The seller, who makes the links that buyers open. */
  readonly seller: SellerApi;
}

export const test = base.extend<Fixtures>({
  seller: async ({ baseURL }, provide) => {
    await provide(sellerAt(baseURL ?? ''));
  },
});

export { site } from './site';
export { expect };
