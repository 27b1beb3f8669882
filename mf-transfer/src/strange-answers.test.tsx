import { expectAlwaysReadable } from '@rifas/shared/testing/strange';
import { renderTransfer } from './testing/render-transfer';

const VIEWS = ['', 'poner-en-bolsa', 'directa', 'solicitar', 'mi-bolsa', 'entregas', 'recepciones'];

test.each(VIEWS)('the view «%s» shows every odd answer of an API in readable form', (view) =>
  expectAlwaysReadable((api) => renderTransfer(view, { api })),
);
