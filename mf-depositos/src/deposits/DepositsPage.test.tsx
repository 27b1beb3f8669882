import { act, screen, within } from '@testing-library/react';
import { getBankDeposits, getCardDeposits, getNews } from '@rifas/shared/contracts';
import { createFakeApi, dateOf, depositOf, newsEntryOf, renderPage, reply } from '@rifas/shared/testing';
import { cardDeposit, usedPayment, usedTicket } from '../testing/samples';
import { open, setup, used } from './deposits-page.testing';
import DepositsPage from './DepositsPage';

test('the page shows its title, both tabs and the way back', async () => {
  setup();
  const title = screen.getByRole('heading', { level: 1, name: 'ESTOS SON TUS DEPÓSITOS' });
  expect(title).toHaveFocus();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Depósitos bancarios',
    'Pagos con tarjeta',
  ]);
  expect(screen.getByRole('link', { name: 'VOLVER' })).toHaveAttribute('href', '/dashboard');
  expect(await screen.findByText('1 depósito')).toBeVisible();
});

test('the page has no tab of bank deposits where the setting turns it off', async () => {
  const { api } = setup({ deployment: { settings: { mostrarDepositosBancarios: false } } });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Pagos con tarjeta']);
  expect(await screen.findByText('US$ 40,00')).toBeVisible();
  expect(api.requests(getBankDeposits)).toHaveLength(0);
});

test('multi mode shows a deposit with its figures, and unfolded its talones and personal payments', async () => {
  const { user } = setup();
  await open(user, '01/05/2026');
  for (const text of ['Monto', 'US$ 100,00', 'Saldo', 'US$ 64,50']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Talones asignados a este depósito:' })).toBeVisible();
  const [ticket, payment] = screen.getAllByRole('listitem');
  for (const text of ['00123', 'Carla', 'Sorteo 1 · 15/03/2999', 'US$ 20,00'])
    expect(within(ticket!).getByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Usado como pago personal:' })).toBeVisible();
  expect(payment).toHaveTextContent('Registrado el 02/06/2026US$ 15,50');
});

test('single mode shows the raffles of a deposit with number and buyer, without draw and price', async () => {
  const { user } = setup({ deployment: { mode: 'single' } });
  await open(user, '01/05/2026');
  expect(screen.getByRole('heading', { name: 'Rifas asignadas a este depósito:' })).toBeVisible();
  const [raffle] = screen.getAllByRole('listitem');
  expect(raffle).toHaveTextContent(/^Rifa 00123Carla$/);
});

test('a deposit with the alternative field names shows the same panel', async () => {
  setup({
    bank: reply.success([
      {
        id: 1,
        depositoTipo: 'Contado',
        depositoMonto: '77.10',
        depositoFecha: dateOf('2026-01-31'),
        tickets: [],
      },
    ]),
  });
  expect(await screen.findByText('31/01/2026')).toBeVisible();
  expect(screen.getAllByText('US$ 77,10')).toHaveLength(2);
});

test('the list shows the newest deposit first', async () => {
  setup({ bank: [used, depositOf({ id: 6, date: dateOf('2026-09-09') })] });
  await screen.findByText('2 depósitos');
  expect(screen.getAllByText(/^\d\d\/\d\d\/\d{4}$/).map((date) => date.textContent)).toEqual([
    '09/09/2026',
    '01/05/2026',
  ]);
});

test('multi mode shows "Ver detalles", and unfolded every field of the card and the uses of the payment', async () => {
  const { user } = setup({ at: '/dashboard/depositos?ver=tarjeta' });
  await open(user, 'Ver detalles');
  for (const text of [
    'Banco Sur',
    'Geocom',
    '445566',
    '09:08:07 01/05/2026',
    '4111********1111',
    '3',
    'Tipo de pago: Crédito',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const [ticket, payment] = screen.getAllByRole('listitem');
  for (const text of ['00123', 'Carla', 'Sorteo 1 · 15/03/2999', 'US$ 20,00'])
    expect(within(ticket!).getByText(text)).toBeVisible();
  expect(payment).toHaveTextContent('Registrado el 02/06/2026US$ 15,50');
  expect(screen.queryByRole('button', { name: /Borrar/ })).not.toBeInTheDocument();
});

test('single mode shows the card type of a card payment', async () => {
  const debit = { ...cardDeposit, card: { ...cardDeposit.card, cardType: 'debit', cardTypeText: 'Debito' } as const };
  const { user } = setup({ card: [debit], deployment: { mode: 'single', variant: 'ccee' } });
  await user.click(screen.getByRole('tab', { name: 'Pagos con tarjeta' }));
  await open(user, 'Débito');
  expect(screen.getByText('Tipo de pago: Débito')).toBeVisible();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Rifa 00123Carla$/);
});

test('the address holds the chosen tab, so that a reload keeps it', async () => {
  const { user, address } = setup();
  await user.click(screen.getByRole('tab', { name: 'Pagos con tarjeta' }));
  expect(address()).toBe('/dashboard/depositos?ver=tarjeta');
});

test.each([
  ['bancarios', 'No tenés depósitos bancarios.'],
  ['tarjeta', 'No tenés pagos con tarjeta.'],
])('the tab %s reports that its list is empty', async (ver, text) => {
  setup({ bank: [], card: [], at: `/dashboard/depositos?ver=${ver}` });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a server error shows a message with a button to load the deposits again', async () => {
  const api = createFakeApi();
  api.on(getBankDeposits, reply.http(500));
  const { user } = renderPage(<DepositsPage />, { api });
  expect(await screen.findByText('No pudimos cargar tus depósitos.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  api.on(getBankDeposits, reply.of(getBankDeposits, [used]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('01/05/2026')).toBeVisible();
});

test('each row sums up the uses of its deposit, and the total shows the balance of all deposits', async () => {
  setup({ bank: [used, depositOf({ id: 6, amount: 20.5, date: dateOf('2026-09-09') })] });
  expect(await screen.findByText('Carla · 1 talón · 1 pago personal')).toBeVisible();
  expect(screen.getByText('Sin usar')).toBeVisible();
  const total = within(screen.getByRole('region', { name: 'Para usar' }));
  expect(total.getByText('US$ 85,00')).toBeVisible();
  expect(total.getByText('de US$ 120,50 depositados')).toBeVisible();
});

test('a deposit with an unknown balance is left out of the total, and the total says so', async () => {
  setup({ bank: [used, depositOf({ id: 6, amountCents: undefined })] });
  const total = within(await screen.findByRole('region', { name: 'Para usar' }));
  expect(total.getByText('US$ 64,50')).toBeVisible();
  expect(total.getByText('Sin contar 1 depósito de saldo desconocido.')).toBeVisible();
});

test('a deposit of which more was used takes nothing from what the others leave to use', async () => {
  setup({ bank: [used, depositOf({ id: 6, amount: 20, tickets: [usedTicket({ price: 60 })] })] });
  const total = within(await screen.findByRole('region', { name: 'Para usar' }));
  expect(total.getByText('US$ 64,50')).toBeVisible();
});

test.each([
  ['the balances are unknown', { amountCents: undefined }],
  ['none is of cash', { kind: 'card' }],
] as const)('there is no total of nothing where %s', async (_, odd) => {
  setup({ bank: [depositOf({ id: 5, ...odd }), depositOf({ id: 6, ...odd })] });
  expect(await screen.findAllByText('Sin usar')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Para usar' })).not.toBeInTheDocument();
});

test('a card payment with an unknown amount leaves the sum of all payments unknown', async () => {
  setup({
    card: [cardDeposit, { ...cardDeposit, id: 99, amountCents: undefined }],
    at: '/dashboard/depositos?ver=tarjeta',
  });
  const total = within(await screen.findByRole('region', { name: 'Pagado con tarjeta' }));
  expect(total.getByText('Sin dato')).toBeVisible();
});

test('a deposit with unknown values shows words in place of the figures', async () => {
  const { user } = setup({
    bank: [
      depositOf({
        date: undefined,
        tickets: [usedTicket({ priceCents: undefined })],
        payments: [usedPayment({ amountCents: undefined, date: undefined })],
      }),
    ],
  });
  expect(await screen.findByText('Saldo desconocido')).toBeVisible();
  await open(user, 'Sin fecha');
  const [ticket, payment] = screen.getAllByRole('listitem');
  expect(within(ticket!).getByText('Sin precio')).toBeVisible();
  expect(payment).toHaveTextContent('Registrado sin fechaSin dato');
  expect(screen.getByRole('button', { name: 'Borrar pago personal sin fecha' })).toBeVisible();
});

test('an unknown amount of a deposit is no missing price, and its unknown balance is named once', async () => {
  setup({ bank: [depositOf({ amountCents: undefined })] });
  const summary = (await screen.findByText('Saldo desconocido')).closest('summary');
  expect(summary).toHaveTextContent(/Monto Sin dato\s*Saldo desconocido$/);
});

test('the page shows once how many deposits could not be read', async () => {
  const { body } = reply.of(getBankDeposits, [used]);
  const [readable] = (body as { data: object[] }).data;
  setup({ bank: reply.success([readable, { ...readable, id: null }, 'y']) });
  expect(await screen.findByText('No pudimos mostrar 2 depósitos.')).toBeVisible();
  expect(await screen.findByText('1 depósito')).toBeVisible();
});

test('a use that could not be read leaves the balance of its deposit unknown, and its deposit says so', async () => {
  const { body } = reply.of(getBankDeposits, [used]);
  const [readable] = (body as { data: { registros: object[][] }[] }).data;
  const { user } = setup({ bank: reply.success([{ ...readable, registros: [[{ id: null }], []] }]) });
  expect(await screen.findByText('Saldo desconocido')).toBeVisible();
  expect(screen.queryByText(/No pudimos mostrar/)).not.toBeInTheDocument();
  await open(user, '01/05/2026');
  expect(screen.getByText('No pudimos mostrar todo lo que se pagó con este depósito.')).toBeVisible();
});

test('a payment that arrives while the card tab is open appears within 5 seconds', async () => {
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const newsAt = (cursor: string) => reply.of(getNews, { cursor, entries: [newsEntryOf()], truncated: false });
  const { api } = setup({ at: '/dashboard/depositos?ver=tarjeta' });
  api.on(getNews, newsAt('7'));
  await pass(1000);
  expect(screen.getByText('1 pago')).toBeInTheDocument();
  api.on(getNews, newsAt('8'));
  api.on(getCardDeposits, reply.of(getCardDeposits, [cardDeposit, { ...cardDeposit, id: 99 }]));
  await pass(5000);
  expect(screen.getByText('2 pagos')).toBeInTheDocument();
});
