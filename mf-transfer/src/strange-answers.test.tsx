import { expectReadableScreen, strangeAnswers, strangeSeeds } from '@rifas/shared/testing/strange';
import { renderTransfer } from './testing/render-transfer';

const VIEWS = ['', 'poner-en-bolsa', 'directa', 'solicitar', 'mi-bolsa', 'entregas', 'recepciones'];

test.each(VIEWS)('the view «%s» shows every odd answer of an API in readable form', async (view) => {
  for (const seed of strangeSeeds()) {
    const page = renderTransfer(view, { api: strangeAnswers({ seed, harms: ['none', 'field', 'entry'] }) });
    await expectReadableScreen(page);
    page.unmount();
  }
});
