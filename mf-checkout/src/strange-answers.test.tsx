import { renderPage } from '@rifas/shared/testing';
import { expectAlwaysReadable } from '@rifas/shared/testing/strange';
import PayPage from './pay/PayPage';

const SITES = [
  { variant: 'dtyt', mode: 'multi' },
  { variant: 'ccee', mode: 'single' },
] as const;

test.each(SITES)('in $variant, $mode, the pay page stays readable whatever the API sends', (deployment) =>
  expectAlwaysReadable((api) => renderPage(<PayPage />, { path: '/pago/:token', at: '/pago/tok', api, deployment })),
);
