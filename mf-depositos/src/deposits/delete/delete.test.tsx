import { screen, waitFor, within } from '@testing-library/react';
import { deletePayment, deletePersonalPayment, getBankDeposits } from '@rifas/shared/contracts';
import { createFakeApi, dateOf, depositOf, renderPage, reply, type DeploymentChanges } from '@rifas/shared/testing';
import { usedPayment, usedTicket } from '../../testing/samples';
import DepositsPage from '../DepositsPage';

const used = depositOf({
  id: 5,
  tickets: [usedTicket(), usedTicket({ id: 11, draw: '2', drawDate: dateOf('2020-01-01') })],
  payments: [usedPayment()],
});

async function setup(deployment: DeploymentChanges = {}, deposit = used) {
  const api = createFakeApi();
  api.on(getBankDeposits, reply.of(getBankDeposits, [deposit]));
  const page = renderPage(<DepositsPage />, { api, deployment });
  await page.user.click(await screen.findByText('01/05/2026'));
  return { ...page, dialog: () => within(screen.getByRole('dialog', { name: 'Deseas borrar este registro?' })) };
}

test('the button to delete stands at a talón before its draw, and at every personal payment', async () => {
  await setup();
  expect(screen.getAllByRole('button', { name: /^Borrar/ }).map((button) => button.getAttribute('aria-label'))).toEqual(
    ['Borrar talón 00123, sorteo 1', 'Borrar pago personal del 02/06/2026, US$ 15,50'],
  );
});

test('a yes deletes the talón, shows the loader and the result, and loads the list again', async () => {
  const { user, api, dialog } = await setup();
  const answer = api.hold(deletePayment);
  await user.click(screen.getByRole('button', { name: 'Borrar talón 00123, sorteo 1' }));
  expect(dialog().getByText('Talón 00123, sorteo 1')).toBeVisible();
  expect(dialog().getByText('Comprador').nextSibling).toHaveTextContent('Carla');
  expect(dialog().getByText('Monto').nextSibling).toHaveTextContent('US$ 20,00');
  expect(dialog().getByText(/si el comprador tiene un e-ticket, deja de valer en él/)).toBeVisible();
  await user.dblClick(dialog().getByRole('button', { name: 'SÍ' }));
  expect(dialog().getByText('Borrando…')).toBeVisible();
  expect(dialog().getByRole('button', { name: 'CERRAR' })).toBeDisabled();
  api.on(getBankDeposits, reply.of(getBankDeposits, [depositOf({ id: 5 })]));
  answer(reply.success());
  expect(await dialog().findByText('Registro borrado correctamente.')).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'SÍ' })).not.toBeInTheDocument();
  expect(api.requests(deletePayment).map(({ form }) => form.get('talon_id'))).toEqual(['10']);
  expect(await screen.findByText('Todavía no usaste este depósito.')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a yes deletes the personal payment by its id', async () => {
  const { user, api, dialog } = await setup();
  api.on(deletePersonalPayment, reply.success());
  await user.click(screen.getByRole('button', { name: 'Borrar pago personal del 02/06/2026, US$ 15,50' }));
  expect(dialog().getByText('Pago personal del 02/06/2026, US$ 15,50')).toBeVisible();
  expect(dialog().getByText('El monto vuelve al saldo del depósito.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  expect(await dialog().findByText('Registro borrado correctamente.')).toBeVisible();
  expect(api.requests(deletePersonalPayment).map(({ form }) => form.get('pagoPersonal_id'))).toEqual(['70']);
});

test('a refused deletion shows the contact mail and the reason, and the list stays', async () => {
  const { user, api, dialog } = await setup();
  api.on(deletePayment, reply.error('El sorteo ya se hizo.'));
  await user.click(screen.getByRole('button', { name: 'Borrar talón 00123, sorteo 1' }));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    /^Hubo un problema al borrar el registro, prueba nuevamente o comunicate con contacto@rifas.example ?El sorteo ya se hizo\.$/,
  );
  expect(dialog().getByRole('link', { name: 'contacto@rifas.example' })).toHaveAttribute(
    'href',
    'mailto:contacto@rifas.example',
  );
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(screen.getByRole('button', { name: 'Borrar talón 00123, sorteo 1' })).toHaveFocus();
});

test.each([
  ['that a broken server answers', reply.http(503), reply.success()],
  ['that ends after one of its talones', reply.success(), reply.error('no')],
])('a deletion %s shows that the record may be deleted', async (_what, first, then) => {
  const raffle = depositOf({ id: 5, tickets: [usedTicket(), usedTicket({ id: 11, draw: '2' })] });
  const { user, api, dialog } = await setup({ mode: 'single' }, raffle);
  api.on(deletePayment, ({ form }) => (form.get('talon_id') === '10' ? first : then));
  await user.click(screen.getByRole('button', { name: 'Borrar rifa 00123' }));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Puede que ya esté borrado, todo o una parte: fijate en la lista antes de probar de nuevo.',
  );
});

test('CERRAR in place of a yes deletes nothing', async () => {
  const { user, api, dialog } = await setup();
  await user.click(screen.getByRole('button', { name: 'Borrar talón 00123, sorteo 1' }));
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.requests(deletePayment)).toHaveLength(0);
});

test('a yes in single mode deletes the raffle with all its talones', async () => {
  const raffle = depositOf({ id: 5, tickets: [usedTicket(), usedTicket({ id: 11, draw: '2' })] });
  const { user, api, dialog } = await setup({ mode: 'single' }, raffle);
  api.on(deletePayment, reply.success());
  await user.click(screen.getByRole('button', { name: 'Borrar rifa 00123' }));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  await waitFor(() =>
    expect(api.requests(deletePayment).map(({ form }) => form.get('talon_id'))).toEqual(['10', '11']),
  );
  expect(await dialog().findByText('Registro borrado correctamente.')).toBeVisible();
});
