import { screen, waitFor } from '@testing-library/react';
import {
  getDetailedRaffles,
  getOwnBag,
  getRaffles,
  getTransferableRaffles,
  removeFromBag,
} from '@rifas/shared/contracts';
import { queryClient, queryKey } from '@rifas/shared/query';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { dialog, forgetDrafts, renderTransfer } from '../testing/render-transfer';
import { entryOf } from '../testing/samples';

const bagOf = (...numbers: string[]) =>
  reply.of(
    getOwnBag,
    numbers.map((number) => entryOf(number)),
  );

function open(answer = bagOf('00020'), mode: 'multi' | 'single' = 'multi') {
  const api = createFakeApi();
  api.on(getOwnBag, answer);
  return renderTransfer('mi-bolsa', { api, deployment: { mode } });
}
const removeButton = (number: string) => screen.findByRole('button', { name: `QUITAR la rifa ${number} de la bolsa` });

beforeEach(forgetDrafts);

test('the view lists the raffles in the bag with their draws, sorted as numbers', async () => {
  open(bagOf('100', '00020'));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('00020'),
    expect.stringContaining('100'),
  ]);
  expect(rows[0]).toHaveTextContent('Sorteos 1 y 2');
});

test('a yes takes the raffle out of the bag, and the list has lost it when the result shows', async () => {
  const { user, api } = open(bagOf('00020', '00100'));
  await user.click(await removeButton('00020'));
  expect(dialog().getByText(/¿Querés quitar la rifa 00020 de la bolsa\?/)).toBeInTheDocument();
  expect(api.requests(removeFromBag)).toHaveLength(0);

  api.on(removeFromBag, reply.success());
  api.on(getOwnBag, bagOf('00100'));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));

  expect(await screen.findByText('Tu rifa ya no está en la bolsa de transferencias.')).toBeInTheDocument();
  expect(api.requests(removeFromBag)[0]?.form.get('numeroRifa')).toBe('00020');
  expect(
    dialog()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['CERRAR']);
  expect(screen.queryByText('00020')).not.toBeInTheDocument();

  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('CERRAR in place of a yes sends no request', async () => {
  const { user, api } = open();
  await user.click(await removeButton('00020'));
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.requests(removeFromBag)).toHaveLength(0);
});

test('a failure names the support mail, and the list is loaded again', async () => {
  const { user, api } = open();
  await user.click(await removeButton('00020'));
  api.on(removeFromBag, reply.error('no'));
  api.on(getOwnBag, bagOf());
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));

  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Hubo un problema al quitar la rifa de la bolsa de transferencias, prueba nuevamente o comunicate con soporte@rifas.example',
  );
  expect(dialog().getByRole('link', { name: 'soporte@rifas.example' })).toHaveAttribute(
    'href',
    'mailto:soporte@rifas.example',
  );
  expect(await screen.findByText('No tienes rifas en la bolsa.')).toBeInTheDocument();
});

test('a double press sends one request, and the dialog stays open until the answer', async () => {
  const { user, api } = open();
  await user.click(await removeButton('00020'));
  const answer = api.hold(removeFromBag);
  await user.dblClick(dialog().getByRole('button', { name: 'SÍ' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  answer(reply.success());
  await screen.findByText('Tu rifa ya no está en la bolsa de transferencias.');
  expect(api.requests(removeFromBag)).toHaveLength(1);
});

test('taking a raffle out invalidates the lists of the other screens and remotes', async () => {
  const { user, api } = open();
  const others = [getTransferableRaffles, getRaffles, getDetailedRaffles];
  for (const list of others) queryClient.setQueryData(queryKey(list), []);
  api.on(removeFromBag, reply.success());
  await user.click(await removeButton('00020'));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  await screen.findByText('Tu rifa ya no está en la bolsa de transferencias.');
  for (const list of others) expect(queryClient.getQueryState(queryKey(list))?.isInvalidated).toBe(true);
});

test('a list that could not be loaded has a button that loads it again', async () => {
  const { api, user } = open(reply.http(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las rifas.');
  api.on(getOwnBag, bagOf('00020'));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await removeButton('00020')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('the bag shows no draws in single mode', async () => {
  open(bagOf('00020'), 'single');
  await removeButton('00020');
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('the view shows how many raffles could not be read, and lists the others', async () => {
  const entry = { Numero: '00020', Sorteos: [{ sorteo_numero: '1' }] };
  const withoutDraws = { Numero: '00021', Sorteos: [null] };
  open(reply.success([entry, { Numero: null }, 'x', withoutDraws]));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos mostrar 2 rifas.');
  expect(await removeButton('00020')).toBeInTheDocument();
  expect(await removeButton('00021')).toBeInTheDocument();
});
