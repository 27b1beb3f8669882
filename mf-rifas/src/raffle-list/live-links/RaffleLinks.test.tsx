import { act, screen, within } from '@testing-library/react';
import { getDetailedRaffles, getLiveLinks, getMyLinks } from '@rifas/shared/contracts';
import { queryClient, queryKey } from '@rifas/shared/query';
import { createFakeApi, raffleOf, reply, ticketOf, type FakeReply } from '@rifas/shared/testing';
import { resetRaffleList } from '../raffle-list.store';
import { openList, raffleRow } from '../raffle-list.testing';

beforeEach(() => resetRaffleList());

const RAFFLES = [
  raffleOf('00123', { draws: 3 }),
  raffleOf('00200', { firstId: 11 }),
  raffleOf('00300', { firstId: 21 }),
];
const LINKS = [
  { ticketId: 1, token: 'uno' },
  { ticketId: 3, token: 'uno' },
  { ticketId: 11, token: 'uno' },
  { ticketId: 2, token: 'dos' },
];

async function unfold(number: string, options: Parameters<typeof openList>[1] = { links: LINKS }) {
  const page = openList(RAFFLES, options);
  const row = await raffleRow(number);
  await page.user.click(within(row).getByText(number));
  return { ...page, row };
}

test('a folded raffle shows "Con link" when one of its tickets has a link', async () => {
  openList(RAFFLES, { links: LINKS });
  expect(await within(await raffleRow('00123')).findByText('Con link')).toBeInTheDocument();
  expect(within(await raffleRow('00300')).queryByText('Con link')).not.toBeInTheDocument();
});

test('multi mode marks the tickets with a link, and names each link by the draws and raffles it charges', async () => {
  const { row } = await unfold('00200');
  const [first, second] = within(within(row).getByRole('list', { name: 'Talones' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Con link');
  expect(second).not.toHaveTextContent('Con link');
  expect(within(row).getByText('Link de pago · sorteo 1 · con la rifa 00123')).toBeInTheDocument();
});

test('a raffle shows each of its links', async () => {
  const { row } = await unfold('00123');
  const links = within(within(row).getByRole('list', { name: 'Links de pago' })).getAllByRole('listitem');
  expect(links.map((link) => within(link).getByText(/^Link de pago/).textContent)).toEqual([
    'Link de pago · sorteos 1 y 3 · con la rifa 00200',
    'Link de pago · sorteo 2',
  ]);
});

test('single mode shows one link for the raffle, without draws', async () => {
  const { row } = await unfold('00123', { links: LINKS.slice(3), deployment: { mode: 'single' } });
  expect(
    within(within(row).getByRole('list', { name: 'Links de pago' })).getByText('Link de pago'),
  ).toBeInTheDocument();
});

test('COPIAR LINK copies the link again', async () => {
  const { user, row, notice } = await unfold('00200');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(row).getByRole('button', { name: /^COPIAR LINK de la rifa 00200, sorteo/ }));
  expect(write).toHaveBeenCalledWith('http://localhost/pago/uno');
  expect(notice()).toBe('Link de pago copiado al portapapeles!');
});

test('COMPARTIR shares the link again and names every raffle that it charges', async () => {
  const { user, row } = await unfold('00200');
  await user.click(within(row).getByRole('button', { name: /^COMPARTIR de la rifa 00200/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Link de pago' }));
  expect(dialog.getByText('http://localhost/pago/uno')).toBeInTheDocument();
  expect(dialog.getByText('Para pagar las rifas 00123 y 00200')).toBeInTheDocument();
  const href = new URL(dialog.getByRole('link', { name: 'ENVIAR POR WHATSAPP' }).getAttribute('href') ?? '');
  expect(href.searchParams.get('text')).toContain('tus rifas 00123 y 00200');
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a sold ticket does not show its link', async () => {
  openList([[ticketOf({ id: 1, number: '00500', state: 'paid' })]], { links: [{ ticketId: 1, token: 'uno' }] });
  expect(within(await raffleRow('00500')).queryByText('Con link')).not.toBeInTheDocument();
});

test.each<[string, FakeReply]>([
  ['does not know the call', reply.http(404)],
  ['says so in an envelope', reply.error(null, { message: 'No existe' })],
  ['answers with a page', reply.http(200, '<!doctype html>')],
  ['fails', reply.http(500)],
])('an API that %s leads to no links and no error', async (_, answer) => {
  const { row } = await unfold('00123', { links: answer });
  expect(within(row).getByLabelText('Comentario')).toBeInTheDocument();
  expect(screen.queryByText(/link/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the page calls an API without live links only once', async () => {
  const { api } = await unfold('00123', {});
  await act(() => queryClient.refetchQueries({ queryKey: queryKey(getDetailedRaffles) }));
  await act(() => queryClient.refetchQueries({ queryKey: queryKey(getLiveLinks), stale: true }));
  expect(api.requests(getDetailedRaffles)).toHaveLength(2);
  expect(api.requests(getLiveLinks)).toHaveLength(1);
});

test('The raffle list links to the view of the links, and each ticket with a live link to its own link.', async () => {
  const api = createFakeApi();
  api.on(getMyLinks, reply.of(getMyLinks, []));
  const page = openList([raffleOf('00123')], { api, links: [{ ticketId: 1, token: 'uno' }] });
  expect(await screen.findByRole('link', { name: 'Links de pago' })).toHaveAttribute('href', '/dashboard/rifas/links');
  await page.user.click(await screen.findByText('00123'));
  expect(await screen.findByRole('link', { name: 'Con link talón 00123, sorteo 1' })).toHaveAttribute(
    'href',
    '/dashboard/rifas/links?rifa=00123',
  );
  expect(screen.getByRole('link', { name: /^VER LINK de la rifa 00123/ })).toHaveAttribute(
    'href',
    '/dashboard/rifas/links?rifa=00123',
  );
});
