import { expect, test as base } from './test';
import { sellerAt, type SellerApi } from './checkout-links';

interface Fixtures {
  /** Who sells: makes the links that buyers open. */
  readonly seller: SellerApi;
}

export const test = base.extend<Fixtures>({
  seller: async ({ baseURL }, provide) => {
    await provide(sellerAt(baseURL ?? ''));
  },
});

export { expect };

export interface Site {
  readonly variant: 'dtyt' | 'ccee';
  readonly mode: 'multi' | 'single';
}

/** What the project's site is: dtyt is multi and ccee single, unless its name says the other. */
export function site(): Site {
  const [variant = '', mode] = test.info().project.name.split('-');
  return variant === 'dtyt' ? { variant, mode: mode === 'single' ? mode : 'multi' } : { variant: 'ccee', mode: mode === 'multi' ? mode : 'single' };
}
