import { screen } from '@testing-library/react';
import { getPendingReception } from '@rifas/shared/contracts';
import { createFakeApi, renderPage, reply } from '@rifas/shared/testing';
import ReceptionFigure from './ReceptionFigure';

const BRUNO = { duenoName: 'Bruno', duenoEmail: 'bruno@example.com', duenoPhone: '099111222' };

test('The home shows how many raffles wait to be confirmed.', async () => {
  const api = createFakeApi();
  const transfers = [
    { dueno: BRUNO, rifas: ['00101', '00102'] },
    { dueno: { ...BRUNO, duenoName: 'Lucía' }, rifas: ['00103'] },
  ];
  api.on(getPendingReception, reply.success(transfers));
  renderPage(<ReceptionFigure />, { api });
  expect(await screen.findByText('3 por recibir')).toBeVisible();
});

test('The row says that no raffle waits, and "Sin dato" where the list cannot be loaded.', async () => {
  const api = createFakeApi();
  api.on(getPendingReception, reply.success([]));
  const { unmount } = renderPage(<ReceptionFigure />, { api });
  expect(await screen.findByText('nada por recibir')).toBeVisible();
  unmount();
  const failing = createFakeApi();
  failing.on(getPendingReception, reply.error());
  renderPage(<ReceptionFigure />, { api: failing });
  expect(await screen.findByText('Sin dato')).toBeVisible();
});

test('The figure is unknown where no transfer could be read.', async () => {
  const api = createFakeApi();
  api.on(getPendingReception, reply.success([{ dueno: BRUNO, rifas: [] }]));
  renderPage(<ReceptionFigure />, { api });
  expect(await screen.findByText('Sin dato')).toBeVisible();
});
