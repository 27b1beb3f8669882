import { screen } from '@testing-library/react';
import { confirmReception, getPendingReception } from '@rifas/shared/contracts';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { dialog, forgetDrafts, renderTransfer } from '../testing/render-transfer';
import { pendingOf } from '../testing/samples';

beforeEach(forgetDrafts);

function open() {
  const api = createFakeApi();
  api.on(
    getPendingReception,
    reply.of(getPendingReception, [pendingOf('Ana Pérez', '00123', '00200'), pendingOf('Luis Gómez', '00300')]),
  );
  return renderTransfer('recepciones', { api });
}
const confirmButton = (number: string) =>
  screen.findByRole('button', { name: `CONFIRMAR RECEPCIÓN de la rifa ${number}` });

test('a yes confirms a received raffle, and closing the result leads to the list of raffles', async () => {
  const { user, api, address } = open();
  await user.click(await confirmButton('00200'));
  expect(dialog().getByText('¿Recibiste la rifa 00200?')).toBeInTheDocument();
  api.on(confirmReception, reply.success());
  api.on(getPendingReception, reply.success([]));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));

  expect(await screen.findByText('Ya puedes ver la rifa en tu cuenta.')).toBeInTheDocument();
  expect(api.requests(confirmReception)[0]?.form.getAll('rifas[]')).toEqual(['00200']);
  expect(screen.getByText('No tienes rifas pendientes de recepción.')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(address()).toBe('/dashboard/rifas/list');
});

test('one button confirms all raffles of a sender, and is missing where the sender has one raffle', async () => {
  const { user, api } = open();
  const all = await screen.findAllByRole('button', { name: /CONFIRMAR TODAS/ });
  expect(all.map((button) => button.textContent)).toEqual(['CONFIRMAR TODAS (2)']);
  api.on(confirmReception, reply.success());
  await user.click(await screen.findByRole('button', { name: 'CONFIRMAR TODAS (2) de Ana Pérez' }));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  await screen.findByText('Ya puedes ver la rifa en tu cuenta.');
  expect(api.requests(confirmReception)[0]?.form.getAll('rifas[]')).toEqual(['00123', '00200']);
});

test('a failed confirmation is reported and does not leave the view', async () => {
  const { user, api, address } = open();
  await user.click(await confirmButton('00123'));
  api.on(confirmReception, reply.error());
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Hubo un problema al confirmar la recepción de la rifa, prueba nuevamente o comunicate con soporte@rifas.example',
  );
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(address()).toBe('/dashboard/rifas/transfer/recepciones');
});

test('a reception shows the contacts of the sender, to agree on the handover', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Luis Gómez' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '099 123 456' })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^WhatsApp/ }).map((chat) => chat.getAttribute('aria-label'))).toEqual([
    'WhatsApp a Ana Pérez',
    'WhatsApp a Luis Gómez',
  ]);
});
