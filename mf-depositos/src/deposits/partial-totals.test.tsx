import { screen, within } from '@testing-library/react';
import { getBankDeposits, getCardDeposits } from '@rifas/shared/contracts';
import { reply } from '@rifas/shared/testing';
import { cardDeposit } from '../testing/samples';
import { setup, used } from './deposits-page.testing';

/** Two deposits as the API sends them, and further ones that are the first with these changes. */
const sent = (contract: typeof getBankDeposits | typeof getCardDeposits, ...changes: readonly object[]) => {
  const deposit = contract === getCardDeposits ? cardDeposit : used;
  const { body } = reply.of(contract, [deposit, { ...deposit, id: 99 }]);
  const [first, second] = (body as { data: readonly object[] }).data;
  return reply.success([first, second, ...changes.map((change) => ({ ...first, ...change }))] as never);
};
const totalNamed = async (name: string) => within(await screen.findByRole('region', { name }));
const CARD_TAB = '/dashboard/depositos?ver=tarjeta';

test('If a card payment was left out, the sum of all payments is unknown and their number is not shown.', async () => {
  setup({ card: sent(getCardDeposits, { id: null, Monto: 500 }), at: CARD_TAB });
  expect(await screen.findByText('No pudimos mostrar 1 pago.')).toBeVisible();
  const total = await totalNamed('Pagado con tarjeta');
  expect(total.getByText('Sin dato')).toBeVisible();
  expect(total.queryByText(/US\$|en 2 pagos/)).not.toBeInTheDocument();
});

test('If a bank deposit was left out, what all deposits leave to use is unknown.', async () => {
  setup({ bank: sent(getBankDeposits, { id: null, Monto: 500 }) });
  expect(await screen.findByText('No pudimos mostrar 1 depósito.')).toBeVisible();
  const total = await totalNamed('Para usar');
  expect(total.getByText('Sin dato')).toBeVisible();
  expect(total.queryByText(/US\$/)).not.toBeInTheDocument();
});

test('A card payment of which only the uses cannot be read counts in the sum, and is not reported as missing.', async () => {
  const odd = [{ registros: 'no' }, { registros: [[{ id: null }], []] }].map((uses, id) => ({ id, ...uses }));
  setup({ card: sent(getCardDeposits, ...odd), at: CARD_TAB });
  const total = await totalNamed('Pagado con tarjeta');
  expect(total.getByText('en 4 pagos')).toBeVisible();
  expect(screen.queryByText('Sin dato')).not.toBeInTheDocument();
  expect(screen.queryByText(/No pudimos mostrar \d/)).not.toBeInTheDocument();
});

test.each([{ talones: [20] }, { talones: [], pagos_personales: [50] }, { usos: { talones: [20] } }])(
  'A deposit without registros, but with %j, has an unknown balance and is not called unused.',
  async (uses) => {
    const { body } = reply.of(getBankDeposits, [{ ...used, tickets: [], payments: [] }]);
    const [deposit] = (body as { data: readonly object[] }).data;
    setup({ bank: reply.success([{ ...deposit, registros: null, ...uses }] as never) });
    expect(await screen.findByText('Saldo desconocido')).toBeVisible();
    expect(screen.queryByText('Sin usar')).not.toBeInTheDocument();
  },
);
