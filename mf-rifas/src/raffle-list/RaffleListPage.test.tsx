import { act, screen, waitFor, within } from '@testing-library/react';
import { getDetailedRaffles } from '@rifas/shared/contracts';
import { sessionPassenger, useSession } from '@rifas/shared/session';
import { dateOf, raffleOf, reply, ticketOf } from '@rifas/shared/testing';
import { resetRaffleList } from './raffle-list.store';
import { openList, raffleRow, shownNumbers } from './raffle-list.testing';

beforeEach(() => resetRaffleList());

const sold = raffleOf('00045', { firstId: 11, state: 'paid', buyer: 'Beatriz Peña', cardType: 'credit' });
const mixed = [
  ticketOf({ id: 21, number: '01000', state: 'paid', buyer: 'Ana' }),
  ticketOf({ id: 22, number: '01000', draw: '2', state: 'requested' }),
];
const RAFFLES = [mixed, raffleOf('00123'), sold];

test('the page has its title, the count of raffles and the way back, and reports nothing', async () => {
  openList(RAFFLES);
  expect(screen.getByRole('heading', { level: 1, name: 'ESTAS SON TUS RIFAS' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'VOLVER' })).toHaveAttribute('href', '/dashboard');
  expect(await screen.findByText('3 rifas')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // A ticket in an unknown state would add this choice.
  expect(screen.queryByRole('option', { name: /Otro estado/ })).not.toBeInTheDocument();
});

test('a raffle shows its buyer only where all its tickets have the same buyer', async () => {
  openList(RAFFLES);
  expect(await raffleRow('00045')).toHaveTextContent('Beatriz Peña');
  expect(await raffleRow('01000')).not.toHaveTextContent('Ana');
});

test('multi mode counts the states of a raffle and unfolds its tickets with draw, date, price and state', async () => {
  const { user } = openList(RAFFLES);
  const row = await raffleRow('01000');
  expect(row).toHaveTextContent('Pago: 1');
  expect(row).toHaveTextContent('Solicitada: 1');
  await user.click(within(row).getByText('01000'));
  const tickets = within(row).getByRole('list', { name: 'Talones' });
  const [first, second] = within(tickets).getAllByRole('listitem');
  expect(first).toHaveTextContent('Sorteo 115/03/2999US$ 20,00PagoAna');
  expect(second).toHaveTextContent('Sorteo 215/03/2999US$ 20,00Solicitada');
});

test("ccee shows the state 'Solicitada' as 'Para entregar'", async () => {
  openList(RAFFLES, { deployment: { variant: 'ccee' } });
  const row = await raffleRow('01000');
  expect(row).toHaveTextContent('Para entregar: 1');
  expect(row).not.toHaveTextContent('Solicitada');
});

test('single mode shows price and state of a raffle, no draws and no counts of talones', async () => {
  const { user } = openList(RAFFLES, { deployment: { mode: 'single' } });
  const row = await raffleRow('00123');
  expect(row).toHaveTextContent(/Pendiente de Pago$/);
  await user.click(within(row).getByText('00123'));
  expect(row).toHaveTextContent('PrecioUS$ 40,00');
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test.each([
  ['debit', 5290, 'Comprado con tarjeta de débito a precio de crédito'],
  ['debit', 10580, 'Comprado con tarjeta de débito a precio de crédito'],
  ['credit', 4990, 'Comprado con tarjeta de crédito a precio de débito'],
] as const)('the list warns of a ticket paid by %s card at the price %d', async (cardType, price, text) => {
  const { user } = openList([raffleOf('00500', { cardType, price, state: 'paid' })]);
  const row = await raffleRow('00500');
  expect(within(row).getByRole('img', { name: text })).toBeInTheDocument();
  await user.click(within(row).getByText('00500'));
  expect(within(row).getAllByText(text)).toHaveLength(2);
});

test.each([
  ['debit', 4990],
  ['credit', 5290],
  ['debit', 0],
  ['credit', 0],
  [undefined, 5290],
] as const)('the list does not warn of a ticket paid by %s card at the price %d', async (cardType, price) => {
  openList([raffleOf('00500', { cardType, price, state: 'paid' })]);
  expect(within(await raffleRow('00500')).queryByRole('img')).not.toBeInTheDocument();
});

test('the list can be searched by number and buyer, filtered by state and sorted', async () => {
  const { user } = openList(RAFFLES);
  await screen.findByText('3 rifas');
  expect(shownNumbers()).toEqual(['00045', '00123', '01000']);

  const search = screen.getByLabelText('Buscar por número o comprador');
  await user.type(search, 'pena');
  expect(await screen.findByText('1 de 3 rifas')).toBeInTheDocument();
  expect(shownNumbers()).toEqual(['00045']);
  await user.clear(search);
  await user.type(search, '012');
  await waitFor(() => expect(shownNumbers()).toEqual(['00123']));
  await user.clear(search);

  await user.selectOptions(screen.getByLabelText('Estado'), 'Pago (3 talones)');
  await waitFor(() => expect(shownNumbers()).toEqual(['00045', '01000']));
  await user.selectOptions(screen.getByLabelText('Orden'), 'Mayor número');
  await waitFor(() => expect(shownNumbers()).toEqual(['01000', '00045']));

  await user.type(search, 'nadie');
  expect(await screen.findByText('Ninguna rifa coincide.')).toBeInTheDocument();
});

test('single mode counts raffles by state', async () => {
  openList(RAFFLES, { deployment: { mode: 'single' } });
  await screen.findByText('3 rifas');
  expect(screen.getByRole('option', { name: 'Pago (2 rifas)' })).toBeInTheDocument();
});

test('a press on the total of a state filters the list, and a second press shows all raffles again', async () => {
  const { user } = openList(RAFFLES);
  await screen.findByText('3 rifas');
  const totals = within(screen.getByRole('group', { name: 'Totales por estado' }));
  expect(totals.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '2 Pendiente de Pago',
    '1 Solicitada',
    '3 Pago',
  ]);
  const paid = totals.getByRole('button', { name: '3 Pago' });
  await user.click(paid);
  expect(paid).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(shownNumbers()).toEqual(['00045', '01000']));
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Pago (3 talones)');
  await user.click(paid);
  expect(await screen.findByText('3 rifas')).toBeInTheDocument();
});

test('an unpaid ticket whose draw is over keeps its state and shows "Ya se sorteó"', async () => {
  const drawDate = dateOf('2024-01-05');
  const { user } = openList([
    [
      ticketOf({ id: 31, drawDate }),
      ticketOf({ id: 32, draw: '2', drawDate, state: 'paid' }),
      ticketOf({ id: 33, draw: '3' }),
    ],
  ]);
  const row = await raffleRow('00123');
  expect(row).toHaveTextContent('Pendiente de Pago: 2');
  await user.click(within(row).getByText('00123'));
  const tickets = within(within(row).getByRole('list', { name: 'Talones' })).getAllByRole('listitem');
  expect(tickets.map(({ textContent }) => textContent?.includes('Ya se sorteó'))).toEqual([true, false, false]);
  expect(within(tickets[0] as HTMLElement).getByText('Pendiente de Pago')).toBeVisible();
});

test.each([
  [['2024-01-05', '2099-01-05'], 'Ya se sorteó: 1 de 2'],
  [['2024-01-05', '2024-02-05'], 'Ya se sorteó'],
])(
  'a raffle of single mode with draws on %j shows “%s”, which explains its lower price elsewhere',
  async (days, said) => {
    const raffle = days.map((day, at) => ticketOf({ id: at + 1, draw: String(at + 1), drawDate: dateOf(day) }));
    const { user } = openList([raffle], { deployment: { mode: 'single' } });
    const row = await raffleRow('00123');
    await user.click(within(row).getByText('00123'));
    expect(within(row).getByText(said)).toBeInTheDocument();
  },
);

test('an empty list says that the seller has no raffles', async () => {
  openList([]);
  expect(await screen.findByText('No tenés rifas.')).toBeInTheDocument();
});

test.each([
  ['an error', reply.error(), 'No pudimos cargar tus rifas.'],
  [
    'no list in its place',
    reply.http(200, { status: 'success', rifas: [[{ Numero: '7' }]] }),
    'El servidor respondió algo inesperado.',
  ],
])(
  'an answer with %s is not shown as an empty list, and a button loads the list again',
  async (_what, answer, text) => {
    const { api, user } = openList(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    api.on(getDetailedRaffles, reply.of(getDetailedRaffles, RAFFLES));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('3 rifas')).toBeInTheDocument();
  },
);

test('the CSV has the raffles of the search, in the order of the list', async () => {
  const texts: Promise<string>[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      texts.push(blob.text());
      return 'blob:rifas';
    },
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = openList(RAFFLES);
  await screen.findByText('3 rifas');
  await user.type(screen.getByLabelText('Buscar por número o comprador'), 'beatriz');
  await screen.findByText('1 de 3 rifas');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(screen.getByRole('button', { name: 'EXPORTAR CSV' }));
  expect(click).toHaveBeenCalledTimes(1);
  const lines = (await texts[0])?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(';1;15/03/2999;20;Pago;Crédito;Beatriz Peña;');
});

test('the page stores the lowest pending price for the cash registration', async () => {
  openList([raffleOf('00001', { price: 35 }), raffleOf('00002', { firstId: 9, price: 5, state: 'paid' })]);
  await screen.findByText('2 rifas');
  expect(localStorage.getItem('menorValorTalon')).toBe('35');
});

test('the filters stay for the same seller, and another seller starts without them', async () => {
  const first = openList(RAFFLES);
  await first.user.type(await screen.findByLabelText('Buscar por número o comprador'), '00045');
  first.unmount();
  openList(RAFFLES);
  expect(await screen.findByText('1 de 3 rifas')).toBeInTheDocument();
  act(() =>
    useSession.setState({ passenger: sessionPassenger({ firstName: 'Otra', lastName: 'Persona', passengerId: 2 }) }),
  );
  expect(await screen.findByText('3 rifas')).toBeInTheDocument();
});

test('a ticket without a price shows "Sin precio", and so does the sum of its raffle', async () => {
  const raffle = [ticketOf({ id: 1, priceCents: undefined, drawDate: undefined }), ticketOf({ id: 2, draw: '2' })];
  const { user, unmount } = openList([raffle]);
  const row = await raffleRow('00123');
  await user.click(within(row).getByText('00123'));
  const [first] = within(within(row).getByRole('list', { name: 'Talones' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Sorteo 1Sin precioPendiente de Pago');
  unmount();

  openList([raffle], { deployment: { mode: 'single' } });
  expect(await raffleRow('00123')).toHaveTextContent('PrecioSin precio');
});

test('unknown states are shown in the words of the API and can be filtered', async () => {
  const { user } = openList([
    [
      ticketOf({ id: 1, state: 'unknown', stateText: 'En revisión' }),
      ticketOf({ id: 2, draw: '2', state: 'unknown', stateText: '' }),
    ],
    raffleOf('00200', { firstId: 11 }),
  ]);
  const row = await raffleRow('00123');
  expect(row).toHaveTextContent('En revisión: 1');
  expect(row).toHaveTextContent('Otro estado: 1');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Otro estado (2 talones)');
  await waitFor(() => expect(shownNumbers()).toEqual(['00123']));
});

test('the page shows how many raffles could not be read, and lists the others', async () => {
  const { data } = reply.of(getDetailedRaffles, RAFFLES).body as { data: readonly unknown[] };
  openList(reply.success([...data, 'roto', 7]));
  expect(await screen.findByText('3 rifas')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^No pudimos mostrar 2 rifas\.$/);
});
