import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getBag, requestRaffles } from '@rifas/shared/contracts';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { choose, dialog, forgetDrafts, renderTransfer } from '../testing/render-transfer';
import { entryOf, pendingOf } from '../testing/samples';
import { useRequest } from './request.store';

const HERE = '/dashboard/rifas/transfer/solicitar';
const bag = [
  entryOf('00300', 'José Núñez', { ownerId: 3 }),
  entryOf('00123', 'Ana Pérez', { ownerId: 2 }),
  entryOf('00200', 'José Núñez', { ownerId: 3 }),
];

function open(search = '', entries = bag) {
  const api = createFakeApi();
  api.on(getBag, reply.of(getBag, entries));
  return renderTransfer(`solicitar${search}`, { api });
}
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const currentStep = () => screen.getByRole('listitem', { current: 'step' }).textContent;

async function toSummary(user: UserEvent) {
  await user.click(await choose('00123'));
  await user.click(await choose('00300'));
  await press(user, 'SIGUIENTE');
}

async function sayYes(user: UserEvent) {
  await press(user, 'SOLICITAR');
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
}

beforeEach(forgetDrafts);

test('SIGUIENTE without a selection shows a message and stays at the first step', async () => {
  const { user, address } = open();
  await press(user, 'SIGUIENTE');
  expect(screen.getByRole('alert')).toHaveTextContent('Debes seleccionar alguna rifa!');
  expect(address()).toBe(HERE);
});

test('an API that sends the whole bag does not show the seller their own raffles', async () => {
  open('', [...bag, entryOf('00999', 'Ana Pérez', { ownerId: 1 })]);
  await choose('00123');
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

test.each([
  ['jose', ['00200', '00300']],
  ['123', ['00123']],
])('the search for %p by number or owner finds %j', async (typed, numbers) => {
  const { user } = open();
  await choose('00123');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por número o dueño' }), typed);
  const found = screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent);
  expect(found).toEqual(numbers.map((number) => expect.stringContaining(number)));
});

test('a request goes from the selection to the summary by owner, and ends at the contacts of the owners', async () => {
  const { user, api, address } = open();
  await toSummary(user);
  expect(address()).toBe(`${HERE}?paso=2`);
  expect(currentStep()).toContain('Confirmar');
  const owner = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
  expect(owner('Ana Pérez').getAllByRole('listitem')).toHaveLength(1);
  expect(owner('José Núñez').getByText('00300')).toBeInTheDocument();
  expect(screen.queryByText('00200')).not.toBeInTheDocument();

  api.on(requestRaffles, reply.of(requestRaffles, [pendingOf('Ana Pérez', '00123'), pendingOf('José Núñez', '00300')]));
  await sayYes(user);
  expect(await screen.findByText('Rifas solicitadas con éxito!')).toBeInTheDocument();
  expect(api.requests(requestRaffles)[0]?.form.getAll('rifas[]')).toEqual(['00123', '00300']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`${HERE}?paso=3`));
  expect(screen.getAllByRole('link', { name: /@mail\.com$/ })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: '099 123 456' })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /WhatsApp/ })).toHaveLength(2);

  await user.click(screen.getByRole('link', { name: 'IR A PENDIENTES DE RECEPCIÓN' }));
  expect(address()).toBe('/dashboard/rifas/transfer/recepciones');
});

test('the focus goes to the title of each step, and each step has its own', async () => {
  const { user, api } = open();
  const heading = () => screen.getByRole('heading', { level: 1 });
  await choose('00123');
  expect(heading()).toHaveTextContent('Solicitar rifas de la bolsa');
  expect(heading()).toHaveFocus();
  await toSummary(user);
  expect(heading()).toHaveTextContent('Confirmá la solicitud');
  expect(heading()).toHaveFocus();
  expect(document.title).toContain('Confirmá la solicitud');
  api.on(requestRaffles, reply.of(requestRaffles, [pendingOf('Ana Pérez', '00123')]));
  await sayYes(user);
  await screen.findByText('Rifas solicitadas con éxito!');
  expect(heading()).toHaveTextContent('Coordiná la entrega');
  expect(heading()).toHaveFocus();
});

test('a step back from the summary keeps the selection', async () => {
  const { user, address } = open();
  await toSummary(user);
  await press(user, 'VOLVER');
  expect(address()).toBe(HERE);
  expect(await choose('00123')).toBeChecked();
  expect(await choose('00200')).not.toBeChecked();
});

test('a reload at the summary shows the summary', async () => {
  useRequest.setState({ selected: ['00200'] });
  open('?paso=2');
  expect(await screen.findByRole('heading', { level: 2, name: 'José Núñez' })).toBeInTheDocument();
  expect(screen.getByText('1 rifa seleccionada')).toBeInTheDocument();
});

test('a reload at the contacts shows the contacts', () => {
  useRequest.setState({ selected: [], owners: [pendingOf('Ana Pérez', '00123')] });
  open('?paso=3');
  expect(screen.getByText('Rifas solicitadas con éxito!')).toBeInTheDocument();
});

test.each(['?paso=2', '?paso=3', '?paso=9'])(
  'the address %s without a draft for that step shows the first step',
  async (search) => {
    const { address } = open(search);
    await choose('00123');
    expect(address()).toBe(HERE);
  },
);

test('a raffle that another seller requested first is reported, and the summary keeps only the rest', async () => {
  const { user, api, address } = open();
  await toSummary(user);
  api.on(requestRaffles, reply.error('Uno o más talones no están disponibles.'));
  api.on(getBag, reply.of(getBag, [entryOf('00123', 'Ana Pérez', { ownerId: 2 })]));
  await sayYes(user);
  expect(
    await screen.findByText('Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.'),
  ).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(await screen.findByText('Ya no está en la bolsa: 00300.')).toBeInTheDocument();
  expect(screen.getByText('1 rifa seleccionada')).toBeInTheDocument();
  expect(address()).toBe(`${HERE}?paso=2`);
});

test('a request refused for another reason shows the general text of the bag', async () => {
  const { user, api } = open();
  await toSummary(user);
  api.on(requestRaffles, reply.error('algo'));
  await sayYes(user);
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Hubo un problema al solicitar las rifas de la bolsa de transferencias, prueba nuevamente o comunicate con soporte@rifas.example',
  );
});

test('the summary has no button to request when all its raffles have left the bag', async () => {
  useRequest.setState({ selected: ['00999'] });
  open('?paso=2');
  expect(await screen.findByText('Ya no está en la bolsa: 00999.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'SOLICITAR' })).not.toBeInTheDocument();
});

test('a new selection ends the previous request', async () => {
  useRequest.setState({ selected: [], owners: [pendingOf('Ana Pérez', '00123')] });
  const { user } = open();
  await user.click(await choose('00200'));
  expect(useRequest.getState().owners).toBeUndefined();
});

test('the way back to the menu clears the finished request', async () => {
  useRequest.setState({ selected: [], owners: [pendingOf('Ana Pérez', '00123')] });
  const { user } = open('?paso=3');
  await user.click(screen.getByRole('link', { name: 'VOLVER' }));
  expect(useRequest.getState().owners).toBeUndefined();
});

test('a request that succeeds after a step back shows the contacts', async () => {
  const { user, api, address } = open();
  await toSummary(user);
  const answer = api.hold(requestRaffles);
  await sayYes(user);
  await press(user, 'VOLVER');
  expect(address()).toBe(HERE);
  answer(reply.of(requestRaffles, [pendingOf('Ana Pérez', '00123')]));
  expect(await screen.findByText('Rifas solicitadas con éxito!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`${HERE}?paso=3`));
});

test('a request that succeeds after the seller left the view does not move the seller', async () => {
  const { user, api, address } = open();
  await toSummary(user);
  const answer = api.hold(requestRaffles);
  await sayYes(user);
  await press(user, 'VOLVER');
  await user.click(screen.getByRole('link', { name: 'VOLVER' }));
  answer(reply.of(requestRaffles, [pendingOf('Ana Pérez', '00123')]));
  await waitFor(() => expect(useRequest.getState().selected).toEqual([]));
  expect(address()).toBe('/dashboard/rifas/transfer');
});

test('requested raffles are not reported as gone while the request is under way', async () => {
  const { user, api } = open();
  await toSummary(user);
  api.on(requestRaffles, reply.success([]));
  const bagAgain = api.hold(getBag);
  await sayYes(user);
  const told: string[] = [];
  const watch = new MutationObserver(() => told.push(screen.queryByRole('alert')?.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true });
  bagAgain(reply.success([]));
  await screen.findByText('Rifas solicitadas con éxito!');
  watch.disconnect();
  expect(told.filter(Boolean)).toEqual([]);
});

test('a result that an earlier release stored is dropped', async () => {
  const owners = [{ dueno: { duenoName: 'Ana' }, rifas: [] }];
  sessionStorage.setItem(
    'rifas.transfer.request',
    JSON.stringify({ state: { selected: ['00200'], owners }, version: 0 }),
  );
  await useRequest.persist.rehydrate();
  expect(useRequest.getState()).toMatchObject({ selected: ['00200'], owners: undefined });
});
