import { renderPage } from '@rifas/shared/testing';
import { expectReadableScreen, strangeAnswers, strangeSeeds } from '@rifas/shared/testing/strange';
import PayPage from './pay/PayPage';

const SITES = [
  { variant: 'dtyt', mode: 'multi' },
  { variant: 'ccee', mode: 'single' },
] as const;

test.each(SITES)('in $variant, $mode, the pay page stays readable whatever the API sends', async (deployment) => {
  for (const seed of strangeSeeds()) {
    const api = strangeAnswers({ seed, harms: ['none', 'field', 'entry'] });
    const page = renderPage(<PayPage />, { path: '/pago/:token', at: '/pago/tok', api, deployment });
    await expectReadableScreen(page);
    page.unmount();
  }
});
