import { act, screen, waitFor, within } from '@testing-library/react';
import { dateOf, depositOf } from '@rifas/shared/testing';
import { cardDeposit, usedPayment, usedTicket } from '../testing/samples';
import { setup, used } from './deposits-page.testing';

test('the search of a long list finds deposits by raffle number or buyer', async () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    depositOf({ id: index + 1, amount: index + 1, tickets: [usedTicket({ number: `90${index}`, price: 1 })] }),
  );
  const { user } = setup({ bank: many });
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar por número o comprador' }), '904');
  expect(await screen.findByText('1 de 6 depósitos')).toBeVisible();
  expect(screen.getByText('US$ 5,00')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Ningún depósito coincide.')).toBeVisible();
});

test('the search of the card payments counts payments, not deposits', async () => {
  const many = Array.from({ length: 6 }, (_, id) => ({
    ...cardDeposit,
    id,
    tickets: [usedTicket({ number: `90${id}` })],
  }));
  const { user } = setup({ card: many, at: '/dashboard/depositos?ver=tarjeta' });
  await user.type(await screen.findByRole('searchbox'), '904');
  expect(await screen.findByText('1 de 6 pagos')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Ningún pago coincide.')).toBeVisible();
});

test('the filter "Con saldo" keeps deposits with a balance or an unknown balance', async () => {
  const spent = depositOf({ id: 6, amount: 20, date: dateOf('2026-09-09'), payments: [usedPayment({ amount: 20 })] });
  const unknown = depositOf({ id: 7, amountCents: undefined, date: dateOf('2026-10-10') });
  const { user } = setup({ bank: [used, spent, unknown] });
  const filter = await screen.findByRole('button', { name: 'Con saldo' });
  await user.click(filter);
  expect(filter).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('2 de 3 depósitos')).toBeVisible();
  expect(screen.queryByText('09/09/2026')).not.toBeInTheDocument();
  expect(screen.getByText('10/10/2026')).toBeVisible();
  await user.click(filter);
  expect(screen.getByText('09/09/2026')).toBeVisible();
});

test('the filter is missing where every deposit has a balance, and for card payments', async () => {
  const { user } = setup({ card: [cardDeposit, { ...cardDeposit, id: 10 }] });
  await screen.findByText('1 depósito');
  expect(screen.queryByRole('button', { name: 'Con saldo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Pagos con tarjeta' }));
  expect(
    within(await screen.findByRole('region', { name: 'Pagado con tarjeta' })).getByText('US$ 80,00'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Con saldo' })).not.toBeInTheDocument();
});

test('the export writes the listed deposits to a spreadsheet', async () => {
  const { user } = setup();
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => {
    files.push(blob as Blob);
    return '#archivo';
  };
  URL.revokeObjectURL = jest.fn();
  await user.click(await screen.findByRole('button', { name: 'Más' }));
  await user.click(screen.getByRole('button', { name: 'EXPORTAR CSV' }));
  expect(await files[0]?.text()).toContain('5;01/05/2026;Depósito bancario;;;;;100;;64,5');
  // Safari before 17 has not read the file yet at this moment.
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
});

test('printing unfolds every panel, and folds them afterwards', async () => {
  const { user } = setup();
  let onPaper: string | null = '';
  window.print = () => {
    onPaper = document.body.textContent;
  };
  await user.click(await screen.findByRole('button', { name: 'Más' }));
  await user.click(screen.getByRole('button', { name: 'IMPRIMIR' }));
  await waitFor(() => expect(onPaper).toContain('Usado como pago personal:'));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Usado como pago personal:')).not.toBeInTheDocument();
});
