import { screen, waitFor, within } from '@testing-library/react';
import { cancelLink, getMyLinks, getSoldTicket, replaceLink } from '@rifas/shared/contracts';
import { createFakeApi, dateOf, reply, sellerLinkOf } from '@rifas/shared/testing';
import { resetLinks } from './links.store';
import { bruno, linkRow, unfold } from './links.testing';

beforeEach(() => resetLinks());

test('The seller can remind the buyer of a live link, copy the link and share it.', async () => {
  const { row, user, notice } = await unfold(sellerLinkOf());
  const href = new URL(
    row.getByRole('link', { name: 'RECORDAR POR WHATSAPP de la rifa 00123, Lucía Méndez' }).getAttribute('href') ?? '',
  );
  expect(href.pathname).toBe('/59899123456');
  expect(href.searchParams.get('text')).toBe(
    '¡Hola Lucía! Te recuerdo el link para pagar tu rifa 00123 con tarjeta: http://localhost/pago/link-7',
  );
  await user.click(row.getByRole('button', { name: 'COPIAR LINK de la rifa 00123, Lucía Méndez' }));
  expect(notice()).toBe('Link de pago copiado al portapapeles!');
  // The row does not show the address of the link.
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(row.getByRole('button', { name: /^COPIAR LINK/ }));
  expect(notice()).toBe('No pudimos copiar el link. Tocá COMPARTIR para verlo y copialo a mano.');
  await user.click(row.getByRole('button', { name: 'COMPARTIR de la rifa 00123, Lucía Méndez' }));
  expect(screen.getByRole('dialog', { name: 'Link de pago' })).toHaveTextContent('Lucía Méndez · 1 talón');
});

test('CANCELAR LINK asks first, then cancels the link and loads it again.', async () => {
  const { api, row, user, notice } = await unfold(sellerLinkOf());
  api.on(cancelLink, reply.success());
  await user.click(row.getByRole('button', { name: /^CANCELAR LINK de la rifa/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancelar link' }));
  expect(dialog.getByText(/^Lucía Méndez ya no va a poder pagar/)).toBeInTheDocument();
  expect(dialog.queryByText(/pago en curso/)).not.toBeInTheDocument();
  expect(api.requests(cancelLink)).toHaveLength(0);
  api.on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf({ state: 'cancelled' })]));
  await user.click(dialog.getByRole('button', { name: 'SÍ, CANCELAR' }));
  const ended = await screen.findByText('Lo cancelaste: ya no sirve.');
  // The button that opened the dialog, and that got the focus back, is gone.
  expect(ended.closest('details')?.querySelector('summary')).toHaveFocus();
  expect(notice()).toBe('Cancelamos el link.');
  expect(api.requests(cancelLink)[0]?.form.get('token')).toBe('link-7');
});

test('The question mentions a payment under way, and a refusal is shown in the words of the API.', async () => {
  const { api, row, user } = await unfold(sellerLinkOf({ state: 'inPayment' }));
  api.on(cancelLink, reply.error(null, { message: 'Ya se efectuó el pago.', code: 405 }));
  await user.click(row.getByRole('button', { name: /^CANCELAR LINK de la rifa/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Hay un pago en curso/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'SÍ, CANCELAR' }));
  expect(await dialog.findByText(/Ya se efectuó el pago\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'CERRAR' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('REEMPLAZAR replaces a link with corrected data of the buyer, and the new link stays in sight.', async () => {
  const { api, row, user } = await unfold(sellerLinkOf());
  api.on(replaceLink, reply.of(replaceLink, 'new-token'));
  await user.click(row.getByRole('button', { name: /^REEMPLAZAR de la rifa/ }));
  const form = within(screen.getByRole('dialog', { name: 'Reemplazar link' }));
  const email = form.getByLabelText('Email');
  expect(email).toHaveValue('lucia@example.com');
  await user.clear(email);
  await user.type(email, 'lu@example.com');
  api.on(getMyLinks, reply.of(getMyLinks, [bruno()]));
  await user.click(form.getByRole('button', { name: 'GENERAR OTRO LINK' }));
  const made = within(await screen.findByRole('dialog', { name: 'Tu link nuevo' }));
  expect(made.getByText('http://localhost/pago/new-token')).toBeInTheDocument();
  const sent = Object.fromEntries(api.requests(replaceLink)[0]?.form.entries() ?? []);
  expect(sent).toMatchObject({ token: 'link-7', Email: 'lu@example.com', Nombre: 'Lucía' });
  // The old row has left the list, and the new link is still in sight.
  expect(await linkRow('Bruno')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Tu link nuevo' })).toBeInTheDocument();
});

test('The dialog cannot be closed while a link is being replaced, and then shows the new link.', async () => {
  const { api, row, user } = await unfold(sellerLinkOf());
  const answer = api.hold(replaceLink);
  await user.click(row.getByRole('button', { name: /^REEMPLAZAR de la rifa/ }));
  await user.click(screen.getByRole('button', { name: 'GENERAR OTRO LINK' }));
  await waitFor(() => expect(api.requests(replaceLink)).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
  answer(reply.of(replaceLink, 'new-token'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Tu link nuevo' })).getByRole('button', { name: 'Cerrar' }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A lost answer shows that the link may have been cancelled.', async () => {
  const { api, row, user } = await unfold(sellerLinkOf());
  api.offline(cancelLink);
  await user.click(row.getByRole('button', { name: /^CANCELAR LINK de la rifa/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancelar link' }));
  await user.click(dialog.getByRole('button', { name: 'SÍ, CANCELAR' }));
  expect(await dialog.findByText(/^No pudimos hacerlo\. No hay conexión.*Puede que se haya hecho igual/)).toBeVisible();
});

test('The button to cancel disappears after one call where the API cannot cancel links.', async () => {
  const { api, row, user } = await unfold(sellerLinkOf());
  api.on(cancelLink, reply.http(404));
  await user.click(row.getByRole('button', { name: /^CANCELAR LINK de la rifa/ }));
  await user.click(screen.getByRole('button', { name: 'SÍ, CANCELAR' }));
  await user.click(await screen.findByRole('button', { name: 'CERRAR' }));
  expect(row.queryByRole('button', { name: /^CANCELAR LINK de la rifa/ })).not.toBeInTheDocument();
  expect(row.getByRole('button', { name: /^REEMPLAZAR de la rifa/ })).toBeInTheDocument();
});

test('A paid link has a link to its e-ticket.', async () => {
  const api = createFakeApi();
  const { buyer } = sellerLinkOf();
  api.on(getSoldTicket, reply.of(getSoldTicket, { buyer, ticketPath: 'talon/eticket/x', validityPath: 'v' }));
  const { row } = await unfold(sellerLinkOf({ state: 'paid', paidAt: dateOf('2026-11-21') }), { api });
  expect(await row.findByRole('link', { name: /^VER E-TICKET de la rifa/ })).toHaveAttribute(
    'href',
    'http://localhost/talon/eticket/x',
  );
  expect(row.queryByRole('link', { name: /^RECORDAR POR WHATSAPP de la rifa/ })).not.toBeInTheDocument();
});
