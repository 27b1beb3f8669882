import { act, screen, waitFor, within } from '@testing-library/react';
import { getRaffles, getSoldTicket, resendSoldTicket } from '@rifas/shared/contracts';
import type { SoldTicket } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';
import { createFakeApi, renderPage, reply, type FakeReply } from '@rifas/shared/testing';
import { AccordionItem } from '@rifas/shared/ui';
import { SoldTicketButton } from './SoldTicketButton';

const BUYER = {
  firstName: 'Lucía',
  lastName: 'Méndez',
  email: 'lucia@example.com',
  phone: '099 123 456',
  department: '',
};

function openButton({ sold = {}, answer }: { sold?: Partial<SoldTicket>; answer?: FakeReply } = {}) {
  const api = createFakeApi();
  const whole: SoldTicket = { buyer: BUYER, ticketPath: '/talon/eticket/a', validityPath: 'v', ...sold };
  api.on(getSoldTicket, answer ?? reply.of(getSoldTicket, whole));
  return renderPage(<SoldTicketButton ticket={{ id: 7, number: '00123', draw: '2' }} />, {
    api,
  });
}

async function openDialog(options?: Parameters<typeof openButton>[0]) {
  const page = openButton(options);
  await page.user.click(await screen.findByRole('button', { name: 'E-TICKET talón 00123, sorteo 2' }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'E-ticket de la rifa 00123' })) };
}

test('The e-ticket of a sold ticket can be opened, and sent to its buyer by WhatsApp.', async () => {
  const { dialog, api } = await openDialog();
  expect(dialog.getByText('La compró Lucía Méndez (lucia@example.com).')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'VER E-TICKET de la rifa 00123' })).toHaveAttribute(
    'href',
    'http://localhost/talon/eticket/a',
  );
  const href = new URL(
    dialog.getByRole('link', { name: 'ENVIAR POR WHATSAPP de la rifa 00123' }).getAttribute('href') ?? '',
  );
  expect(href.pathname).toBe('/59899123456');
  expect(href.searchParams.get('text')).toBe(
    '¡Hola Lucía! Acá está el e-ticket de tu rifa 00123: http://localhost/talon/eticket/a',
  );
  expect(api.requests(getSoldTicket)[0]?.form.get('talon_id')).toBe('7');
});

test('The e-ticket is sent again by mail, and a message names the address.', async () => {
  const { dialog, api, user } = await openDialog();
  api.on(resendSoldTicket, reply.success());
  await user.click(dialog.getByRole('button', { name: 'ENVIAR POR MAIL de la rifa 00123' }));
  expect(await dialog.findByText('Enviamos el e-ticket a lucia@example.com.')).toBeInTheDocument();
  expect(api.requests(resendSoldTicket)).toHaveLength(1);
});

test('A refused mail shows the reason and keeps the button for a retry.', async () => {
  const { dialog, api, user } = await openDialog();
  api.on(resendSoldTicket, reply.error(null, { message: 'Ya lo enviaste hace un momento.' }));
  await user.click(dialog.getByRole('button', { name: 'ENVIAR POR MAIL de la rifa 00123' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Ya lo enviaste hace un momento.');
  expect(dialog.getByRole('button', { name: 'ENVIAR POR MAIL de la rifa 00123' })).toBeEnabled();
});

test('The button for the mail disappears where the API has no such call, and the other buttons stay.', async () => {
  const { dialog, api, user } = await openDialog();
  api.on(resendSoldTicket, reply.http(404));
  await user.click(dialog.getByRole('button', { name: 'ENVIAR POR MAIL de la rifa 00123' }));
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: 'ENVIAR POR MAIL de la rifa 00123' })).not.toBeInTheDocument(),
  );
  expect(dialog.getByRole('link', { name: 'ENVIAR POR WHATSAPP de la rifa 00123' })).toBeInTheDocument();
});

test('The e-ticket of a cash sale without a mail can only be sent by WhatsApp.', async () => {
  const { dialog } = await openDialog({ sold: { buyer: { ...BUYER, email: '', phone: '' } } });
  expect(dialog.queryByRole('button', { name: 'ENVIAR POR MAIL de la rifa 00123' })).not.toBeInTheDocument();
  expect(dialog.getByText('La compró Lucía Méndez.')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'ENVIAR POR WHATSAPP de la rifa 00123' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/\?text=/,
  );
});

test('A path of the e-ticket that names another host is opened on the API.', async () => {
  const { dialog } = await openDialog({ sold: { ticketPath: '//evil.example/x' } });
  expect(dialog.getByRole('link', { name: 'VER E-TICKET de la rifa 00123' })).toHaveAttribute(
    'href',
    'http://localhost/evil.example/x',
  );
});

test.each([
  ['has no such call', reply.http(404)],
  ['answers in an envelope of its own', reply.error(null, { message: 'No existe' })],
])('An API that %s leads to no button and no error.', async (_, answer) => {
  const { api } = openButton({ answer });
  await waitFor(() => expect(api.requests(getSoldTicket)).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** Asks at the same time as its neighbours, and says when its own answer is there. */
function Neighbour() {
  const { isSuccess } = useApiQuery(getRaffles, {});
  return isSuccess ? <p>answered</p> : null;
}

test('Paper unfolds every raffle, and asks for no e-ticket, because its button is not printed.', async () => {
  const api = createFakeApi();
  api.on(getSoldTicket, reply.of(getSoldTicket, { buyer: BUYER, ticketPath: 'a', validityPath: 'v' }));
  api.on(getRaffles, reply.of(getRaffles, []));
  renderPage(
    <AccordionItem summary="Rifa 00123">
      <SoldTicketButton ticket={{ id: 7, number: '00123', draw: '2' }} />
      <Neighbour />
    </AccordionItem>,
    { api },
  );
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Rifa 00123').closest('details')).toHaveAttribute('open');
  await screen.findByText('answered');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(api.requests(getSoldTicket)).toHaveLength(0);
});
