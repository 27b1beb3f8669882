import { screen, within } from '@testing-library/react';
import { getSoldTicket, registerTickets, resendSoldTicket } from '@rifas/shared/contracts';
import { createFakeApi, dateOf, raffleOf, reply } from '@rifas/shared/testing';
import { renderCash } from '../testing/render-cash';
import { resetCashDraft, useCashDraft } from './cash-registration.store';

beforeEach(resetCashDraft);

const choose = (name: RegExp) => screen.findByRole('checkbox', { name });
const dialog = () => within(screen.getByRole('dialog'));
const LUCIA = { token: 'el-link', buyer: 'Lucía Méndez' };

test('a talón with a live link is marked and needs a yes, and the confirmation names its buyer', async () => {
  const { toTickets, press, user } = renderCash({ links: [{ ticketId: 1, ...LUCIA }] });
  await toTickets();
  const ticket = await choose(/Sorteo 1.*Con link de Lucía/);
  await user.click(ticket);
  expect(dialog().getByText(/Lucía Méndez tiene un link con talones de la rifa 00123/)).toHaveTextContent(
    'Si lo registrás, ese link deja de servir.',
  );
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(ticket).not.toBeChecked();
  await user.click(ticket);
  await user.click(dialog().getByRole('button', { name: 'ELEGIR' }));
  expect(ticket).toBeChecked();
  await press('SIGUIENTE');
  expect(await screen.findByText('Al confirmar deja de servir el link de Lucía Méndez (rifa 00123).')).toBeVisible();
});

test('the question about a live link in single mode uses the gender of the raffle', async () => {
  const { toTickets, user } = renderCash({ deployment: { mode: 'single' }, links: [{ ticketId: 1, ...LUCIA }] });
  await toTickets();
  await user.click(await choose(/Con link de Lucía/));
  expect(dialog().getByText(/Lucía Méndez tiene un link/)).toHaveTextContent(
    'Si la registrás, ese link deja de servir.',
  );
});

test('the confirmation of a sale that ends no link names no link', async () => {
  const { toConfirm } = renderCash({ links: [{ ticketId: 99, ...LUCIA }] });
  await toConfirm();
  expect(screen.queryByText(/deja de servir/)).not.toBeInTheDocument();
});

test('the confirmation names each link with its raffles, and says "otro comprador" for an unknown buyer', async () => {
  const { toTickets, press, user } = renderCash({
    links: [
      { ticketId: 1, ...LUCIA },
      { ticketId: 2, token: 'otro' },
    ],
  });
  await toTickets();
  for (const name of [/Sorteo 1/, /Sorteo 2/]) {
    await user.click(await choose(name));
    await user.click(dialog().getByRole('button', { name: 'ELEGIR' }));
  }
  await press('SIGUIENTE');
  expect(
    await screen.findByText(
      'Al confirmar dejan de servir los links de Lucía Méndez (rifa 00123) y otro comprador (rifa 00123).',
    ),
  ).toBeVisible();
});

test('a raffle chosen as a whole leaves out the ticket whose draw is over', async () => {
  const [first, second] = raffleOf('00123');
  const { toTickets, user } = renderCash({
    raffles: [[{ ...first!, drawDate: dateOf('2020-01-01') }, second!]],
    deployment: { mode: 'single' },
  });
  await toTickets();
  await user.click(await choose(/Rifa 00123.*US\$ 20,00/));
  expect(useCashDraft.getState().chosen.map(({ id }) => id)).toEqual([2]);
  expect(within(screen.getByRole('group', { name: 'Acciones' })).getByText('US$ 30,00')).toBeVisible();
});

test('the result shows the registered sale and the remaining balance, also after a reload', async () => {
  const { toConfirm, api, press, unmount } = renderCash();
  api.on(registerTickets, reply.success());
  await toConfirm();
  await press('CONFIRMAR');
  const expectSale = async () => {
    const sale = within(await screen.findByRole('region', { name: 'Registrado' }));
    for (const text of ['US$ 20,00', '00123', 'Sorteo 1', 'Carla Paz', 'US$ 30,00'])
      expect(sale.getByText(text)).toBeVisible();
  };
  await expectSale();
  expect(screen.queryByRole('region', { name: 'E-ticket del comprador' })).not.toBeInTheDocument();
  unmount();
  await useCashDraft.persist.rehydrate();
  renderCash({ at: '/dashboard/contado?paso=5' });
  await expectSale();
});

test('the result that an earlier release stored without the sale still reports the success', async () => {
  useCashDraft.setState({ at: 'result', result: { kind: 'success', count: 1 } });
  renderCash({ at: '/dashboard/contado?paso=5' });
  expect(await screen.findByText('El talón se registró correctamente.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Registrado' })).not.toBeInTheDocument();
});

test('the result sends the e-ticket to the buyer by WhatsApp and again by mail where the API has it', async () => {
  const api = createFakeApi();
  const { toConfirm, press, user, notice } = renderCash({ api });
  api.on(registerTickets, reply.success());
  const buyer = {
    firstName: 'Carla',
    lastName: 'Paz',
    email: 'carla@example.com',
    phone: '099 123 456',
    department: '',
  };
  api.on(
    getSoldTicket,
    reply.of(getSoldTicket, { buyer, ticketPath: 'talon/eticket/abc', validityPath: 'talon/validez/x' }),
  );
  await toConfirm();
  await press('CONFIRMAR');
  const link = new URL((await screen.findByRole('link', { name: 'ENVIAR POR WHATSAPP' })).getAttribute('href') ?? '');
  expect(link.pathname).toBe('/59899123456');
  expect(link.searchParams.get('text')).toMatch(
    /^¡Gracias por tu compra! Este es el e-ticket de la rifa 00123: http.*\/talon\/eticket\/abc$/,
  );
  expect(screen.getByText('Se lo enviamos por mail a carla@example.com.')).toBeVisible();
  api.on(resendSoldTicket, reply.success());
  const again = screen.getByRole('button', { name: 'ENVIAR OTRA VEZ POR MAIL' });
  await user.click(again);
  expect(notice()).toBe('Enviamos otra vez el e-ticket.');
  api.offline(resendSoldTicket);
  await user.click(again);
  expect(notice()).toMatch(/No hay conexión/);
  expect(api.requests(resendSoldTicket)).toHaveLength(2);
});
