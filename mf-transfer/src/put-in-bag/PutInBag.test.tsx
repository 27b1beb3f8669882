import { screen } from '@testing-library/react';
import { getTransferableRaffles, putInBag } from '@rifas/shared/contracts';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { choose, dialog, forgetDrafts, renderTransfer } from '../testing/render-transfer';
import { entryOf } from '../testing/samples';
import { usePutInBag } from './put-in-bag.store';

const raffles = (...numbers: string[]) =>
  reply.of(
    getTransferableRaffles,
    numbers.map((number) => entryOf(number, 'Ana Pérez', { draws: 3 })),
  );

function open(mode: 'multi' | 'single' = 'multi', answer = raffles('00123', '00200', '00300')) {
  const api = createFakeApi();
  api.on(getTransferableRaffles, answer);
  return renderTransfer('poner-en-bolsa', { api, deployment: { mode } });
}
const put = () => screen.findByRole('button', { name: 'PONER EN LA BOLSA' });

beforeEach(forgetDrafts);

test('the button without a selection shows the specified text and no question', async () => {
  const { user } = open();
  await user.click(await put());
  expect(screen.getByRole('alert')).toHaveTextContent('Debes seleccionar alguna rifa!');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(await choose('00123'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a yes puts the selected raffles into the bag, and they leave the list', async () => {
  const { user, api } = open();
  await user.click(await choose('00123'));
  await user.click(await choose('00300'));
  expect(screen.getByText('2 rifas seleccionadas')).toBeInTheDocument();
  await user.click(await put());
  expect(dialog().getByText(/las rifas 00123 y 00300/)).toBeInTheDocument();

  api.on(putInBag, reply.success());
  api.on(getTransferableRaffles, raffles('00200'));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  expect(
    await screen.findByText('Ahora tus rifas están disponibles para ser solicitadas por otro pasajero.'),
  ).toBeInTheDocument();
  expect(api.requests(putInBag)[0]?.form.getAll('rifas[]')).toEqual(['00123', '00300']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByText('0 rifas seleccionadas')).toBeInTheDocument();
});

test('a failure keeps the selection and names the support mail', async () => {
  const { user, api } = open();
  await user.click(await choose('00123'));
  await user.click(await put());
  api.offline(putInBag);
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  const alert = await dialog().findByRole('alert');
  expect(alert).toHaveTextContent(
    'Hubo un problema al poner las rifas en la bolsa de transferencias, prueba nuevamente o comunicate con soporte@rifas.example',
  );
  expect(alert).toHaveTextContent('No hay conexión.');
  expect(alert).toHaveTextContent('No sabemos si llegó a hacerse: mirá en Bolsa antes de probar de nuevo.');
  expect(dialog().getByRole('link', { name: 'Bolsa' })).toHaveAttribute('href', '/dashboard/rifas/transfer');
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(await choose('00123')).toBeChecked();
});

test('a selected raffle that left the list is named and not sent', async () => {
  usePutInBag.setState({ selected: ['00123', '00999'] });
  const { user } = open();
  expect(await screen.findByText('1 rifa seleccionada')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Ya no se puede transferir: 00999.');
  await user.click(await put());
  expect(dialog().getByText(/la rifa 00123\?/)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  await user.click(await choose('00200'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a reload keeps the selection', async () => {
  const { user, unmount } = open();
  await user.click(await choose('00200'));
  unmount();
  usePutInBag.setState({ selected: [] }, false);
  sessionStorage.setItem(
    'rifas.transfer.put-in-bag',
    JSON.stringify({ state: { selected: ['00200'], owner: 1 }, version: 0 }),
  );
  await usePutInBag.persist.rehydrate();
  open();
  expect(await choose('00200')).toBeChecked();
});

test('the search keeps the selection, and "Seleccionar todas" adds all raffles of the search', async () => {
  const { user } = open();
  await user.click(await choose('00123'));
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por número' }), '00300');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Seleccionar todas' }));
  expect(screen.getByText('2 rifas seleccionadas')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar la selección' }));
  expect(screen.getByText('1 rifa seleccionada')).toBeInTheDocument();

  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nada');
  expect(screen.getByText('Ninguna rifa coincide con la búsqueda.')).toBeInTheDocument();
});

test('the transfer of single tickets shows that it is under construction', async () => {
  const { user } = open();
  expect(screen.queryByText('En construcción')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Transferir talones sueltos' }));
  expect(screen.getByText('En construcción').closest('[role=status]')).toBeVisible();
});

test('the view shows no single tickets and no draws in single mode', async () => {
  open('single');
  await choose('00123');
  expect(screen.queryByRole('button', { name: 'Transferir talones sueltos' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('the empty list in single mode mentions only raffles', async () => {
  open('single', raffles());
  expect(await screen.findByText('No tienes rifas para transferir.')).toBeInTheDocument();
  expect(screen.queryByText(/tal[oó]n/)).not.toBeInTheDocument();
});
