import { screen, waitFor, within } from '@testing-library/react';
import { getMyLinks, getNews } from '@rifas/shared/contracts';
import type { NewsEntry } from '@rifas/shared/domain';
import { createFakeApi, newsEntryOf, renderPage, reply, type FakeReply } from '@rifas/shared/testing';
import { resetVisit } from './news.store';
import NewsList from './NewsList';

beforeEach(() => resetVisit());

const news = (entries: readonly NewsEntry[], cursor = '9') => reply.of(getNews, { cursor, entries, truncated: false });

function arrive(answer: FakeReply, { links = true } = {}) {
  const api = createFakeApi();
  api.on(getNews, answer);
  api.on(getMyLinks, links ? reply.of(getMyLinks, []) : reply.http(404));
  return renderPage(
    <>
      <h1 tabIndex={-1}>HOLA ANA</h1>
      <NewsList />
    </>,
    { api },
  );
}
const lines = async () =>
  within(await screen.findByRole('region', { name: 'Novedades' }))
    .getAllByRole('link')
    .map((line) => [line.textContent, line.getAttribute('href')]);

test('Each news entry has one line that links to its page, the newest first.', async () => {
  arrive(
    news([
      newsEntryOf({ id: 1, kind: 'linkOpened' }),
      newsEntryOf({ id: 2, kind: 'linkPaid' }),
      newsEntryOf({ id: 3, kind: 'raffleSent', who: 'Bruno', numbers: ['00200', '00201'], amountCents: undefined }),
    ]),
  );
  await waitFor(async () =>
    expect(await lines()).toEqual([
      ['Bruno te pasó las rifas 00200 y 00201: confirmá', '/dashboard/rifas/transfer'],
      ['Lucía Méndez pagó la rifa 00123: US$\u00a020,00', '/dashboard/rifas/links?rifa=00123'],
      ['Lucía Méndez abrió tu link de la rifa 00123', '/dashboard/rifas/links?rifa=00123'],
    ]),
  );
});

test('A raffle that waits to be received stands before newer entries.', async () => {
  arrive(
    news([
      newsEntryOf({ id: 1, kind: 'raffleSent', who: 'Bruno', numbers: ['00200'], amountCents: undefined }),
      ...[2, 3, 4].map((id) => newsEntryOf({ id, kind: 'linkPaid' })),
    ]),
  );
  expect((await lines())[0]).toEqual(['Bruno te pasó la rifa 00200: confirmá', '/dashboard/rifas/transfer']);
});

test.each<[Partial<NewsEntry>, string]>([
  [{ kind: 'paymentRejected' }, 'La tarjeta de Lucía Méndez fue rechazada en la rifa 00123'],
  [{ kind: 'paymentToCheck', numbers: [] }, 'El pago de Lucía Méndez está en revisión'],
  [{ kind: 'paymentRefunded', numbers: [] }, 'Le devolvimos el pago a Lucía Méndez: US$\u00a020,00'],
  [{ kind: 'raffleRequested', numbers: ['1', '2', '3', '4'] }, 'Lucía Méndez te pidió 4 rifas'],
  [{ kind: 'raffleReceived', who: '' }, 'Alguien recibió la rifa 00123'],
])('the list writes the entry %p as a sentence', async (entry, sentence) => {
  arrive(news([newsEntryOf(entry)]));
  expect((await lines())[0]?.[0]).toBe(sentence);
});

const REFUSED = 'La tarjeta de Lucía Méndez fue rechazada en las rifas 00123 y 00124';
const PAID = 'Lucía Méndez pagó las rifas 00123 y 00124: US$\u00a020,00';
const bothOf = (id: number, kind: NewsEntry['kind'], changes: Partial<NewsEntry> = {}) =>
  newsEntryOf({ id, kind, numbers: ['00123', '00124'], ...changes });

test('A rejected card is left out once the same buyer has paid the same raffles, and the list has the colour of success.', async () => {
  arrive(news([bothOf(1, 'paymentRejected'), bothOf(2, 'linkPaid', { numbers: ['00124', '00123'] })]));
  expect((await lines()).map(([sentence]) => sentence)).toEqual([PAID.replace('00123 y 00124', '00124 y 00123')]);
  expect(getComputedStyle(screen.getByRole('region')).background).toContain('successSoft');
});

test.each<[string, NewsEntry[], number]>([
  ['after the payment', [bothOf(1, 'linkPaid'), bothOf(2, 'paymentRejected')], 0],
  ['and another buyer paid', [bothOf(1, 'paymentRejected'), bothOf(2, 'linkPaid', { who: 'Bruno' })], 1],
  ['and one of the raffles was paid', [bothOf(1, 'paymentRejected'), bothOf(2, 'linkPaid', { numbers: ['00123'] })], 1],
])('A card that was rejected %s stays in the list.', async (_, entries, index) => {
  arrive(news(entries));
  expect((await lines())[index]?.[0]).toBe(REFUSED);
  expect(getComputedStyle(screen.getByRole('region')).background).toContain('infoSoft');
});

test('A rejected card of unknown raffles stays in the list after another payment of the same buyer.', async () => {
  arrive(news([bothOf(1, 'paymentRejected', { numbers: [] }), bothOf(2, 'linkPaid', { numbers: [] })]));
  expect(await lines()).toHaveLength(2);
});

test('A payment links to the raffle list where the API has no list of links.', async () => {
  arrive(news([newsEntryOf()]), { links: false });
  expect((await lines())[0]?.[1]).toBe('/dashboard/rifas/list');
});

test('The list shows three entries until it is unfolded, and leaves out an entry of an unknown kind.', async () => {
  const { user } = arrive(
    news([1, 2, 3, 4, 5].map((id) => newsEntryOf({ id, kind: id === 5 ? 'unknown' : 'linkPaid' }))),
  );
  expect(await lines()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Ver 1 más' }));
  expect(await lines()).toHaveLength(4);
  // The button is gone, so the focus moves to the first line that it added.
  expect(screen.getAllByRole('link')[3]).toHaveFocus();
});

test('A visit shows the same news until the seller closes them, and the next visit begins after them.', async () => {
  const first = arrive(news([newsEntryOf()]));
  await lines();
  expect(first.api.requests(getNews)[0]?.form.get('cursor')).toBeNull();
  first.unmount();
  const again = arrive(news([newsEntryOf()]));
  await lines();
  expect(again.api.requests(getNews)[0]?.form.get('cursor')).toBeNull();
  again.api.on(getNews, news([]));
  await again.user.click(screen.getByRole('button', { name: 'Cerrar las novedades' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
  again.unmount();

  resetVisit();
  const next = arrive(news([]));
  await waitFor(() => expect(next.api.requests(getNews)).toHaveLength(1));
  expect(next.api.requests(getNews)[0]?.form.get('cursor')).toBe('9');
});

test('News that another seller saw on this device still count as unseen.', async () => {
  localStorage.setItem('rifas.recuerdo:novedades', JSON.stringify({ owner: 99, cursor: '5' }));
  const { api } = arrive(news([]));
  await waitFor(() => expect(api.requests(getNews)).toHaveLength(1));
  expect(api.requests(getNews)[0]?.form.get('cursor')).toBeNull();
});

test.each([
  ['has no such call', reply.http(404)],
  ['answers in an envelope of its own', reply.error(null, { message: 'No existe' })],
])('An API that %s leads to an empty list and no error.', async (_, answer) => {
  const { api, container } = arrive(answer);
  await waitFor(() => expect(api.requests(getNews)).toHaveLength(1));
  expect(container).toHaveTextContent(/^HOLA ANA$/);
});
