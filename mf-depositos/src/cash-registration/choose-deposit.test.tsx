import { screen } from '@testing-library/react';
import { getDepositsToUse } from '@rifas/shared/contracts';
import { createFakeApi, dateOf, depositOf, raffleOf, reply } from '@rifas/shared/testing';
import { renderCash } from '../testing/render-cash';
import { usedPayment, usedTicket } from '../testing/samples';
import { resetCashDraft } from './cash-registration.store';

beforeEach(resetCashDraft);

test('step 1 shows date, amount, balance and uses of each deposit', async () => {
  renderCash({ deposits: [depositOf({ amount: 100, tickets: [usedTicket()], payments: [usedPayment()] })] });
  expect(screen.getByRole('heading', { level: 1, name: 'ELEGÍ UN DEPÓSITO' })).toHaveFocus();
  expect(document.title).toBe('Registrar rifa al contado: ELEGÍ UN DEPÓSITO');
  expect(await screen.findByText('01/05/2026')).toBeVisible();
  for (const text of [
    'US$ 100,00',
    'US$ 64,50',
    'Carla',
    'Talones asignados a este depósito:',
    'Usado como pago personal:',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  // The name of each button contains its deposit.
  expect(screen.getByRole('button', { name: /^USAR 01\/05\/2026.*US\$ 100,00.*US\$ 64,50/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'VOLVER' })).toHaveAttribute('href', '/dashboard');
});

test('a deposit is a list entry and no region: a screen reader would repeat its date and figures', async () => {
  renderCash({ deposits: [depositOf({ id: 1 }), depositOf({ id: 2, date: dateOf('2026-01-01') })] });
  await screen.findByText('01/01/2026');
  expect(screen.queryByRole('region', { name: /01\/01\/2026/ })).not.toBeInTheDocument();
});

test('the list with several deposits shows the uses of a deposit only after a press', async () => {
  const { user } = renderCash({
    deposits: [depositOf({ id: 1, tickets: [usedTicket()] }), depositOf({ id: 2, date: dateOf('2026-01-01') })],
  });
  const uses = await screen.findByText('Talones asignados a este depósito:');
  expect(uses).not.toBeVisible();
  const summary = screen.getByText('En qué lo usaste');
  expect(summary).toHaveTextContent('En qué lo usaste (Depósito del 01/05/2026)');
  // A name from elsewhere would leave the content to be read again as the description.
  expect(summary.closest('summary')).not.toHaveAttribute('aria-labelledby');
  await user.click(summary);
  expect(uses).toBeVisible();
});

test('the step lists cash deposits whose balance pays the cheapest pending talón, and stores that price', async () => {
  const spent = (price: number) => [usedTicket({ price })];
  renderCash({
    raffles: [
      raffleOf('1', { price: 30 }),
      raffleOf('2', { firstId: 9, price: 15.5 }),
      raffleOf('3', { firstId: 20, price: 1, state: 'paid' }),
    ],
    deposits: [
      depositOf({ id: 1, amount: 100, date: dateOf('2026-01-01'), tickets: spent(84.5) }),
      depositOf({ id: 2, amount: 100, date: dateOf('2026-01-02'), tickets: spent(84.51) }),
      depositOf({ id: 3, amount: 100, date: dateOf('2026-01-03'), tickets: spent(100) }),
      depositOf({ id: 4, amount: 100, date: dateOf('2026-01-04'), kind: 'card' }),
      depositOf({ id: 5, amount: 100, date: dateOf('2026-01-05') }),
    ],
  });
  await screen.findByText('05/01/2026');
  expect(screen.getAllByText(/^\d\d\/01\/2026$/).map((date) => date.textContent)).toEqual(['05/01/2026', '01/01/2026']);
  expect(localStorage.getItem('menorValorTalon')).toBe('15.5');
});

test('the step uses the stored lowest price when the raffles cannot be loaded', async () => {
  localStorage.setItem('menorValorTalon', '60');
  renderCash({ raffles: reply.http(500) });
  expect(await screen.findByText('No tenés depósitos con saldo disponible.')).toBeVisible();
});

test('the step reports that the seller has no pending raffles', async () => {
  renderCash({ raffles: [raffleOf('1', { state: 'paid' })] });
  expect(await screen.findByText('No tenés rifas pendientes de pago para registrar.')).toBeVisible();
});

test('the step does not report missing raffles when the raffles could not be read', async () => {
  renderCash({ raffles: reply.success([[{ Estado: 'Pendiente de Pago', Precio: 20 }]]) });
  expect(await screen.findByRole('button', { name: /^USAR/ })).toBeVisible();
  expect(screen.queryByText('No tenés rifas pendientes de pago para registrar.')).not.toBeInTheDocument();
});

test('a server error shows a message with a button to load the deposits again', async () => {
  const api = createFakeApi();
  const { press } = renderCash({ api, deposits: reply.http(500) });
  expect(await screen.findByText('No pudimos cargar tus depósitos.')).toBeVisible();
  api.on(getDepositsToUse, reply.of(getDepositsToUse, [depositOf()]));
  await press('Reintentar');
  expect(await screen.findByRole('button', { name: /^USAR/ })).toBeVisible();
});

test('a deposit with an unknown balance cannot be used, and the page says why', async () => {
  renderCash({
    deposits: [
      depositOf({ id: 1, date: dateOf('2026-01-01'), tickets: [usedTicket({ priceCents: undefined })] }),
      depositOf({ id: 2, date: dateOf('2026-01-02'), amountCents: undefined }),
      depositOf({ id: 3, date: undefined }),
    ],
  });
  expect(await screen.findByText(/2 depósitos tienen saldo desconocido y no se pueden usar\./)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^USAR/ })).toHaveLength(1);
  expect(screen.getByText('Sin fecha')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver tus depósitos' })).toHaveAttribute('href', '/dashboard/depositos');
});
