import { screen, waitFor } from '@testing-library/react';
import { getPendingReception } from '@rifas/shared/contracts';
import { createFakeApi, renderPage, reply } from '@rifas/shared/testing';
import ReceptionFigure from './ReceptionFigure';

const BRUNO = { duenoName: 'Bruno', duenoEmail: 'bruno@example.com', duenoPhone: '099111222' };

test('The home says how many raffles wait to be confirmed.', async () => {
  const api = createFakeApi();
  const transfers = [
    { dueno: BRUNO, rifas: ['00101', '00102'] },
    { dueno: { ...BRUNO, duenoName: 'Lucía' }, rifas: ['00103'] },
  ];
  api.on(getPendingReception, reply.success(transfers));
  renderPage(<ReceptionFigure />, { api });
  expect(await screen.findByText('3 por recibir')).toBeVisible();
});

test('When nothing waits the row does without a figure.', async () => {
  const api = createFakeApi();
  api.on(getPendingReception, reply.success([]));
  const { container } = renderPage(<ReceptionFigure />, { api });
  await waitFor(() => expect(api.requests(getPendingReception)).toHaveLength(1));
  expect(container).toHaveTextContent('');
});
