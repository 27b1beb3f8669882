import { act, screen, within } from '@testing-library/react';
import { getDepositsToUse, getNews, getRaffles } from '@rifas/shared/contracts';
import { cents, NO_BUYER, toChosen } from '@rifas/shared/domain';
import { invalidate } from '@rifas/shared/query';
import {
  createFakeApi,
  depositOf,
  newsEntryOf,
  raffleOf,
  reply,
  ticketOf,
  type TicketChanges,
} from '@rifas/shared/testing';
import { renderCash } from '../testing/render-cash';
import { usedTicket } from '../testing/samples';
import { resetCashDraft, useCashDraft } from './cash-registration.store';

beforeEach(resetCashDraft);

const bar = () => within(screen.getByRole('group', { name: 'Acciones' }));
const choose = (name: RegExp | string) => screen.findByRole('checkbox', { name });

test('multi mode lists each talón with draw and state, and only pending talones can be chosen', async () => {
  const { toTickets } = renderCash({
    raffles: [
      [ticketOf({ id: 1 }), ticketOf({ id: 2, draw: '2', state: 'paid' })],
      raffleOf('00999', { state: 'paid', firstId: 8 }),
    ],
  });
  await toTickets();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ELEGÍ LOS TALONES');
  expect(screen.getByText('00123')).toBeVisible();
  expect(screen.queryByText('00999')).not.toBeInTheDocument();
  expect(await choose(/Sorteo 1.*15\/03\/2999 Pendiente de Pago.*US\$ 20,00/)).toBeEnabled();
  expect(await choose(/Sorteo 2.*Pago/)).toBeDisabled();
});

test('a chosen talón lowers the balance by its price, and a second press restores it, to the cent', async () => {
  const { toTickets, user } = renderCash({ raffles: [raffleOf('00123', { price: 16.67 })] });
  await toTickets();
  expect(bar().getByText('0 talones seleccionados')).toBeVisible();
  expect(bar().getByText('US$ 50,00')).toBeVisible();
  await user.click(await choose(/Sorteo 1/));
  expect(bar().getByText('1 talón seleccionado')).toBeVisible();
  expect(bar().getByText('US$ 16,67')).toBeVisible();
  expect(bar().getByText('US$ 33,33')).toBeVisible();
  await user.click(await choose(/Sorteo 2/));
  expect(bar().getByText('US$ 16,66')).toBeVisible();
  await user.click(await choose(/Sorteo 1/));
  expect(bar().getByText('US$ 33,33')).toBeVisible();
});

test('a talón that costs more than the balance raises the alert and is not chosen', async () => {
  const { toTickets, user } = renderCash({ deposits: [depositOf({ amount: 39.99 })] });
  await toTickets();
  await user.click(await choose(/Sorteo 1/));
  await user.click(await choose(/Sorteo 2/));
  expect(screen.getByRole('alert')).toHaveTextContent('Tu saldo no es suficiente para registrar este talón');
  expect(await choose(/Sorteo 2/)).not.toBeChecked();
  expect(bar().getByText('US$ 19,99')).toBeVisible();
  await user.click(await choose(/Sorteo 1/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['multi', 'Debes seleccionar al menos un talón*'],
  ['single', 'Debes seleccionar al menos una rifa*'],
] as const)('a press on SIGUIENTE in %s mode without a choice shows %s', async (mode, text) => {
  const { toTickets, press, address } = renderCash({ deployment: { mode } });
  await toTickets();
  await press('SIGUIENTE');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(address()).toBe('/dashboard/contado?paso=3');
  await press('SIGUIENTE');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(alert).not.toBeInTheDocument();
});

test('single mode lists each raffle in one row with the sum of its pending talones', async () => {
  const { toTickets, user } = renderCash({ deployment: { mode: 'single' } });
  await toTickets();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ELEGÍ LAS RIFAS');
  expect(screen.queryByText(/Sorteo|15\/03\/2999/)).not.toBeInTheDocument();
  await user.click(await choose(/Rifa 00123.*US\$ 40,00/));
  expect(bar().getByText('1 rifa seleccionada')).toBeVisible();
  expect(bar().getByText('US$ 10,00')).toBeVisible();
});

test('a step back from step 2 clears the chosen talones, by the button and by the browser', async () => {
  const { toTickets, press, user } = renderCash();
  await toTickets();
  await user.click(await choose(/Sorteo 1/));
  await press('VOLVER');
  await press('SIGUIENTE');
  expect(await choose(/Sorteo 1/)).toBeChecked();
  await press('atrás del navegador');
  await press('atrás del navegador');
  await screen.findByRole('heading', { level: 1, name: 'ELEGÍ UN DEPÓSITO' });
  await press('adelante del navegador');
  await press('adelante del navegador');
  expect(await choose(/Sorteo 1/)).not.toBeChecked();
});

test('a lower balance of the deposit is reported, and the choice stays with another deposit', async () => {
  const api = createFakeApi();
  const { toTickets, user, press, address } = renderCash({ api });
  await toTickets();
  await user.click(await choose(/Sorteo 1/));
  await user.click(await choose(/Sorteo 2/));
  api.on(
    getDepositsToUse,
    reply.of(getDepositsToUse, [
      depositOf({ id: 4, amount: 50, tickets: [usedTicket({ price: 15 })] }),
      depositOf({ id: 5, amount: 80 }),
    ]),
  );
  await act(() => invalidate(getDepositsToUse));
  expect(
    await screen.findByText('El saldo de este depósito cambió: era US$ 50,00 y ahora es US$ 35,00.'),
  ).toBeVisible();
  expect(screen.getByText(/Lo elegido supera el saldo del depósito por US\$ 5,00/)).toBeVisible();
  await press('SIGUIENTE');
  expect(address()).toBe('/dashboard/contado?paso=3');
  await press('ELEGIR OTRO DEPÓSITO');
  const [first] = await screen.findAllByRole('button', { name: /^USAR/ });
  await user.click(first!);
  await press('SIGUIENTE');
  expect(await choose(/Sorteo 1/)).toBeChecked();
});

test('a deposit whose balance was used up is reported, also at step 2, and the choice stays', async () => {
  const api = createFakeApi();
  const { toTickets, user, press } = renderCash({ api, deposits: [depositOf({ id: 4, amount: 50 })] });
  await toTickets();
  await user.click(await choose(/Sorteo 1/));
  await press('VOLVER');
  api.on(
    getDepositsToUse,
    reply.of(getDepositsToUse, [
      depositOf({ id: 4, amount: 50, tickets: [usedTicket({ price: 50 })] }),
      depositOf({ id: 5 }),
    ]),
  );
  await act(() => invalidate(getDepositsToUse));
  expect(await screen.findByText('El depósito que elegiste ya no tiene saldo disponible.')).toBeVisible();
  await press('ELEGIR OTRO DEPÓSITO');
  await press(/^USAR/);
  await press('SIGUIENTE');
  expect(await choose(/Sorteo 1/)).toBeChecked();
});

test('a talón that was sold elsewhere leaves the choice and is named', async () => {
  const api = createFakeApi();
  const { toTickets, user } = renderCash({ api });
  await toTickets();
  await user.click(await choose(/Sorteo 1/));
  await user.click(await choose(/Sorteo 2/));
  api.on(getRaffles, reply.of(getRaffles, [[ticketOf({ id: 1 }), ticketOf({ id: 2, draw: '2', state: 'paid' })]]));
  await act(() => invalidate(getRaffles));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ya no está disponible lo que habías elegido:');
  expect(alert).toHaveTextContent('talón 00123, sorteo 2. Lo quitamos de tu selección.');
  expect(bar().getByText('1 talón seleccionado')).toBeVisible();
});

test('a raffle that was sold elsewhere is named as a whole if it is sold whole', async () => {
  const api = createFakeApi();
  const { toTickets, user } = renderCash({ api, deployment: { mode: 'single' } });
  await toTickets();
  await user.click(await screen.findByRole('checkbox', { name: /00123/ }));
  api.on(getRaffles, reply.of(getRaffles, [[ticketOf({ id: 1, state: 'paid' })]]));
  await act(() => invalidate(getRaffles));
  expect(await screen.findByRole('alert')).toHaveTextContent('rifa 00123. Lo quitamos de tu selección.');
});

test('a talón that a buyer pays by link leaves the choice within 5 seconds', async () => {
  useCashDraft.setState({
    owner: 1,
    at: 'tickets',
    deposit: { id: 4, balance: cents(5000) },
    buyer: { ...NO_BUYER, firstName: 'Carla', lastName: 'Paz' },
    chosen: [ticketOf({ id: 1 }), ticketOf({ id: 2, draw: '2' })].map(toChosen),
  });
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const newsAt = (cursor: string) => reply.of(getNews, { cursor, entries: [newsEntryOf()], truncated: false });
  const { api } = renderCash({ at: '/dashboard/contado?paso=3' });
  api.on(getNews, newsAt('7'));
  expect(await screen.findByText('2 talones seleccionados')).toBeVisible();
  await pass(1000);
  api.on(getNews, newsAt('8'));
  api.on(getRaffles, reply.of(getRaffles, [[ticketOf({ id: 1 }), ticketOf({ id: 2, draw: '2', state: 'paid' })]]));
  await pass(5000);
  expect(screen.getByText(/talón 00123, sorteo 2\. Lo quitamos de tu selección\./)).toBeVisible();
  expect(bar().getByText('1 talón seleccionado')).toBeVisible();
});

test('the search finds one of many raffles by its number', async () => {
  const { toTickets, user } = renderCash({
    raffles: Array.from({ length: 6 }, (_, n) => raffleOf(`70${n}`, { firstId: n * 10 + 1 })),
  });
  await toTickets();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por número' }), '703');
  expect(screen.getByText('703')).toBeVisible();
  expect(screen.queryByText('702')).not.toBeInTheDocument();
});

test.each<[string, TicketChanges, RegExp]>([
  ['without a price shows "Sin precio"', { priceCents: undefined }, /Sorteo 1.*Sin precio/],
  ['in an unknown state shows the text of the API', { state: 'unknown', stateText: 'En revisión' }, /En revisión/],
])('a talón %s and cannot be chosen, and the other talón can', async (_what, changes, name) => {
  const { toTickets } = renderCash({ raffles: [[ticketOf(changes), ticketOf({ id: 2, draw: '2' })]] });
  await toTickets();
  expect(await choose(name)).toBeDisabled();
  expect(await choose(/Sorteo 2.*US\$ 20,00/)).toBeEnabled();
});

test('a raffle of single mode without any price shows "Sin precio" and cannot be chosen', async () => {
  const { toTickets } = renderCash({
    raffles: [raffleOf('00123', { priceCents: undefined }), raffleOf('00124', { firstId: 9 })],
    deployment: { mode: 'single' },
  });
  await toTickets();
  expect(await choose(/Rifa 00123.*Sin precio/)).toBeDisabled();
  expect(await choose(/Rifa 00124.*US\$ 40,00/)).toBeEnabled();
});

test('the step shows how many raffles and talones could not be read', async () => {
  const wire = reply.of(getRaffles, [raffleOf('00123'), raffleOf('00124', { firstId: 9 })]);
  const { data } = wire.body as { data: Record<string, unknown>[][] };
  const { toTickets } = renderCash({
    raffles: reply.success([data[0], 'x', [{ ...data[1]![0], id: null }, data[1]![1]]]),
  });
  await toTickets();
  expect(screen.getByText('No pudimos mostrar 1 rifa y 1 talón.')).toBeVisible();
  expect(screen.getByText('00124')).toBeVisible();
});
