import { act, screen, waitFor, within } from '@testing-library/react';
import { getNews, getRaffles } from '@rifas/shared/contracts';
import type { Raffle } from '@rifas/shared/domain';
import {
  dateOf,
  newsEntryOf,
  raffleOf,
  reply,
  ticketOf,
  type DeploymentChanges,
  type TicketChanges,
} from '@rifas/shared/testing';
import { resetPaymentLink } from './payment-link.store';
import { button, checkbox, openWizard, raffleGroup, serverWith, title, TWO_RAFFLES } from './payment-link.testing';

/** The answer of the API, in the field names of the API. */
const writtenRaffles = (raffles: Raffle[]) => reply.of(getRaffles, raffles).body as { data: readonly unknown[] };

beforeEach(() => resetPaymentLink());

test('the page lists raffles with a pending ticket, and each ticket with draw, date and price', async () => {
  openWizard({ api: serverWith([raffleOf('00300', { firstId: 30, state: 'paid' }), ...TWO_RAFFLES]) });
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  const group = await raffleGroup('00123');
  expect(within(group).getByRole('checkbox', { name: 'Sorteo 1 15/03/2999 US$ 20,00' })).toBeEnabled();
  expect(await raffleGroup('00200')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Rifa 00300' })).not.toBeInTheDocument();
});

test('the bar counts the chosen talones and adds their prices', async () => {
  const { user } = openWizard();
  await user.click(await checkbox('00123', 1));
  await user.click(await checkbox('00200', 2));
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (2)')).toBeInTheDocument();
  expect(screen.getByText('2 talones seleccionados')).toBeInTheDocument();
  expect(screen.getByText('US$ 45,00')).toBeInTheDocument();
  await user.click(await checkbox('00123', 1));
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)')).toBeInTheDocument();
});

test('single mode offers a raffle as a whole, at the sum of its pending tickets, without draws', async () => {
  const { user } = openWizard({ deployment: { mode: 'single' } });
  await user.click(await screen.findByRole('checkbox', { name: 'Rifa 00123 US$ 40,00' }));
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)')).toBeInTheDocument();
  expect(screen.getByText('1 rifa seleccionada')).toBeInTheDocument();
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('a raffle of single mode whose first draw is over costs the remaining tickets, and says so', async () => {
  const over = ticketOf({ id: 1, drawDate: dateOf('2024-01-05') });
  openWizard({ api: serverWith([[over, ticketOf({ id: 2, draw: '2' })]]), deployment: { mode: 'single' } });
  expect(
    await screen.findByRole('checkbox', { name: 'Rifa 00123 Ya se sorteó: 1\u00a0de\u00a02 US$ 20,00' }),
  ).toBeEnabled();
});

test('ccee shows both prices of a ticket and both totals, and no prices of single tickets', async () => {
  const { user } = openWizard({ deployment: { variant: 'ccee' } });
  expect(await screen.findByText('Crédito | $5290 · Débito | $4990')).toBeInTheDocument();
  const group = await raffleGroup('00123');
  await user.click(within(group).getByRole('checkbox', { name: 'Sorteo 1 15/03/2999' }));
  await user.click(within(group).getByRole('checkbox', { name: 'Sorteo 2 15/03/2999' }));
  expect(screen.getByText('US$ 10.580,00')).toBeInTheDocument();
  expect(screen.getByText('US$ 9.980,00')).toBeInTheDocument();
});

test('ccee in single mode shows both prices of each raffle, and no talones', async () => {
  openWizard({ deployment: { variant: 'ccee', mode: 'single' } });
  expect(
    await screen.findByRole('checkbox', { name: /^Rifa 00123 Crédito US\$\s10.580,00 · Débito US\$\s9.980,00$/ }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/tal[oó]n/)).not.toBeInTheDocument();
});

test.each([
  ['multi', 'Debes seleccionar al menos un talón*'],
  ['single', 'Debes seleccionar al menos una rifa*'],
] as const)(
  'a press on the button in %s mode without a choice shows %s until something is chosen',
  async (mode, message) => {
    const { user, address } = openWizard({ deployment: { mode } });
    const boxes = await screen.findAllByRole('checkbox');
    await user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (0)'));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(address()).toBe('/dashboard/rifas');
    await user.click(boxes[0] as HTMLElement);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  },
);

test('the search of a long list finds raffles by number or buyer, and keeps the choice', async () => {
  const raffles = Array.from({ length: 8 }, (_, index) => raffleOf(`0010${index}`, { firstId: index * 10 + 1 }));
  const sold = ticketOf({ id: 99, number: '00107', draw: '3', state: 'paid', buyer: 'Beatriz' });
  const withSold = raffles.map((raffle, index) => (index === 7 ? [...raffle, sold] : raffle));
  const { user } = openWizard({ api: serverWith(withSold) });
  await user.click(await checkbox('00101', 1));
  await user.type(screen.getByLabelText('Buscar por número o comprador'), 'beat');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Rifa 00101' })).not.toBeInTheDocument());
  expect(await raffleGroup('00107')).toBeInTheDocument();
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Buscar por número o comprador'), 'x');
  expect(await screen.findByText('Ninguna rifa coincide con la búsqueda.')).toBeInTheDocument();
});

test('a list with nothing to sell says so and links to the raffles', async () => {
  openWizard({ api: serverWith([raffleOf('1', { state: 'paid' })]) });
  expect(await screen.findByText('No tenés rifas pendientes de pago.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver tus rifas' })).toHaveAttribute('href', '/dashboard/rifas/list');
});

test('a list that could not be loaded has a button that loads it again', async () => {
  const api = serverWith([]);
  api.on(getRaffles, reply.http(500));
  const { user } = openWizard({ api });
  await screen.findByText('No pudimos cargar tus rifas.');
  api.on(getRaffles, reply.of(getRaffles, TWO_RAFFLES));
  await user.click(button('Reintentar'));
  expect(await raffleGroup('00123')).toBeInTheDocument();
  expect(screen.queryByText('No pudimos cargar tus rifas.')).not.toBeInTheDocument();
});

const odd: TicketChanges = { state: 'unknown', stateText: 'En revisión' };
const unpriced = { priceCents: undefined };

test.each<[string, TicketChanges, DeploymentChanges, string]>([
  ['that is paid', { state: 'paid' }, {}, 'Sorteo 1 15/03/2999 Pago'],
  ['without a price', unpriced, {}, 'Sorteo 1 15/03/2999 Sin precio'],
  ['without a price in ccee', unpriced, { variant: 'ccee' }, 'Sorteo 1 15/03/2999 Sin precio'],
  ['in a state that only the API knows', odd, {}, 'Sorteo 1 15/03/2999 En revisión'],
])('a ticket %s says so and cannot be chosen, and the other ticket can', async (_what, changes, deployment, name) => {
  openWizard({ api: serverWith([[ticketOf(changes), ticketOf({ id: 2, draw: '2' })]]), deployment });
  const group = within(await raffleGroup('00123'));
  expect(group.getByRole('checkbox', { name })).toBeDisabled();
  expect(group.getByRole('checkbox', { name: /^Sorteo 2/ })).toBeEnabled();
});

test('a raffle of single mode without any price cannot be chosen', async () => {
  openWizard({ api: serverWith([raffleOf('00123', unpriced)]), deployment: { mode: 'single' } });
  const box = await screen.findByRole('checkbox', { name: 'Rifa 00123 Sin precio' });
  expect(box).toBeDisabled();
  expect(box).not.toBeChecked();
});

test('a ticket without a draw date or a draw number is still listed', async () => {
  openWizard({ api: serverWith([[ticketOf({ draw: '', drawDate: undefined })]]) });
  const group = await raffleGroup('00123');
  expect(within(group).getByRole('checkbox', { name: 'Sorteo US$ 20,00' })).toBeEnabled();
});

test('the page shows how many raffles could not be read, and lists the others', async () => {
  const api = serverWith([]);
  api.on(getRaffles, reply.success([...writtenRaffles(TWO_RAFFLES).data, 'roto', [{}]]));
  openWizard({ api });
  expect(await raffleGroup('00123')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^No pudimos mostrar 1 rifa\. No pudimos mostrar una parte de 1 rifa\.$/,
  );
});

test('a chosen ticket that another link pays is taken out of the choice within 5 seconds, with a message', async () => {
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const newsAt = (cursor: string) => reply.of(getNews, { cursor, entries: [newsEntryOf()], truncated: false });
  const { api } = openWizard();
  api.on(getNews, newsAt('7'));
  await pass(1000);
  const group = within(await raffleGroup('00123'));
  act(() => group.getByRole('checkbox', { name: /^Sorteo 1/ }).click());
  api.on(getNews, newsAt('8'));
  api.on(getRaffles, reply.of(getRaffles, [[ticketOf({ id: 1, state: 'paid' }), ticketOf({ id: 2, draw: '2' })]]));
  await pass(5000);
  expect(group.getByRole('checkbox', { name: /^Sorteo 1/ })).toBeDisabled();
  expect(screen.getByText(/00123.* ya no está disponible y lo quitamos de tu selección\./)).toBeInTheDocument();
});
