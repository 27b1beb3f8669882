import { screen } from '@testing-library/react';
import { getPendingDelivery } from '@rifas/shared/contracts';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { forgetDrafts, renderTransfer } from '../testing/render-transfer';
import { pendingOf } from '../testing/samples';

beforeEach(forgetDrafts);

function open(...entries: unknown[]) {
  const api = createFakeApi();
  api.on(getPendingDelivery, reply.success(entries));
  return renderTransfer('entregas', { api });
}

test("shows the receiver's contacts and the raffles, with nothing to press", async () => {
  open(pendingOf('Ana Pérez', '00123', '00200'));
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

test('somebody without contacts is still named', async () => {
  open({ dueno: { duenoName: 'Luis', duenoEmail: null, duenoPhone: '' }, rifas: [{ Numero: '7', Sorteos: [] }] });
  expect(await screen.findByRole('heading', { name: 'Luis' })).toBeInTheDocument();
  expect(screen.getByText('No dejó datos de contacto.')).toBeInTheDocument();
});
