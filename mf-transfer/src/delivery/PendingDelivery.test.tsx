import { screen } from '@testing-library/react';
import { getPendingDelivery } from '@rifas/shared/contracts';
import { createFakeApi, reply, type FakeReply } from '@rifas/shared/testing';
import { forgetDrafts, renderTransfer } from '../testing/render-transfer';
import { pendingOf } from '../testing/samples';

beforeEach(forgetDrafts);

function open(answer: FakeReply) {
  const api = createFakeApi();
  api.on(getPendingDelivery, answer);
  return renderTransfer('entregas', { api });
}

test('a delivery shows the contacts of the receiver and the raffles, and has no buttons', async () => {
  open(reply.of(getPendingDelivery, [pendingOf('Ana Pérez', '00123', '00200')]));
  expect(await screen.findByRole('heading', { name: 'Ana Pérez' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ana.pérez@mail.com' })).toHaveAttribute(
    'href',
    'mailto:ana.p%C3%A9rez@mail.com',
  );
  expect(screen.getByRole('link', { name: '099 123 456' })).toHaveAttribute('href', 'tel:+59899123456');
  const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
  expect(chat.origin + chat.pathname).toBe('https://wa.me/59899123456');
  expect(chat.searchParams.get('text')).toBe('Hola, te escribo por las rifas 00123 y 00200.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['Luis', 'Luis'],
  ['', 'Pasajero sin nombre'],
])('a receiver named %p without contacts is shown as %p', async (name, shown) => {
  const counterpart = { name, email: '', phone: '' };
  open(reply.of(getPendingDelivery, [{ counterpart, raffles: [{ number: '7', draws: [] }] }]));
  expect(await screen.findByRole('heading', { name: shown })).toBeInTheDocument();
  expect(screen.getByText('No dejó datos de contacto.')).toBeInTheDocument();
});

test('the view shows how many transfers and raffles could not be read, and lists the others', async () => {
  const dueno = { duenoName: 'Ana', duenoEmail: null };
  open(reply.success([{ dueno, rifas: [{ Numero: '7', Sorteos: [] }, {}, {}] }, { dueno, rifas: [{}] }, null]));
  expect(await screen.findByRole('heading', { name: 'Ana' })).toBeInTheDocument();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'No pudimos mostrar 2 transferencias y 2 rifas.',
  ]);
  expect(screen.getByText('7')).toBeInTheDocument();
});
