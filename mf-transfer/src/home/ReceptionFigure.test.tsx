import { screen } from '@testing-library/react';
import { getPendingReception } from '@rifas/shared/contracts';
import { createFakeApi, renderPage, reply } from '@rifas/shared/testing';
import { pendingOf } from '../testing/samples';
import ReceptionFigure from './ReceptionFigure';

const twoTransfers = [pendingOf('Bruno', '00101', '00102'), pendingOf('Lucía', '00103')];

test.each([
  ['raffles to confirm', reply.of(getPendingReception, twoTransfers), '3 por recibir'],
  ['nothing to confirm', reply.success([]), 'nada por recibir'],
  ['a transfer that cannot be read', reply.success([{ dueno: { duenoName: 'Bruno' }, rifas: [] }]), 'Sin dato'],
  ['transfers that cannot be loaded', reply.error(), 'Sin dato'],
])('The home of a seller with %s has a figure for the receptions.', async (_what, answer, figure) => {
  const api = createFakeApi();
  api.on(getPendingReception, answer);
  renderPage(<ReceptionFigure />, { api });
  expect(await screen.findByText(figure)).toBeVisible();
});
