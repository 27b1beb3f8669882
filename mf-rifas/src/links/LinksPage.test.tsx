import { act, screen, waitFor, within } from '@testing-library/react';
import { getMailSettings, getMyLinks, getNews, saveMailSettings } from '@rifas/shared/contracts';
import { queryClient, queryKey } from '@rifas/shared/query';
import { paths } from '@rifas/shared/routing';
import { dateOf, newsEntryOf, reply, sellerLinkOf } from '@rifas/shared/testing';
import { resetLinks } from './links.store';
import { bruno, linkRow, openLinks, unfold } from './links.testing';

beforeEach(() => resetLinks());

test('Each link shows its buyer, its charges and its state.', async () => {
  openLinks([sellerLinkOf({ state: 'opened' }), bruno({ state: 'paid' })]);
  expect(await linkRow('Lucía')).toHaveTextContent(/00123US\$ 20,00Lucía Méndez 1 talón · .*Abierto/);
  expect(await linkRow('Bruno')).toHaveTextContent(/00200\+1y 1 rifa másUS\$ 40,00Bruno Paz 2 talones · .*Pagado/);
  expect(screen.getByRole('region', { name: 'Para cobrar' })).toHaveTextContent(
    'Para cobrar en 1 link sin pagarUS$ 20,00GENERAR OTRO LINK',
  );
});

test('The newest link comes first, in whatever order the API sends them.', async () => {
  openLinks([sellerLinkOf({ createdAt: dateOf('2025-11-20') }), bruno({ createdAt: dateOf('2025-11-21') })]);
  const older = await linkRow('Lucía');
  expect(older.compareDocumentPosition(await linkRow('Bruno'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('A site that sells whole raffles counts raffles and shows no draws.', async () => {
  const { row } = await unfold(bruno(), { deployment: { mode: 'single' } });
  expect(row.getByText(/^Bruno Paz/)).toHaveTextContent('Bruno Paz 2 rifas');
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('An unfolded link shows its history and its tickets with dates in words.', async () => {
  const { row } = await unfold(
    sellerLinkOf({
      state: 'cancelled',
      createdAt: dateOf('2025-11-20'),
      openedAt: dateOf('2025-11-21'),
      endedAt: dateOf('2025-11-22'),
    }),
  );
  const steps = within(row.getByRole('list', { name: 'Historia del link' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Generado el jueves 20 de noviembre( de 2025)? a las 15:04$/),
    expect.stringMatching(/^Abierto el viernes 21 de noviembre( de 2025)? a las 15:04$/),
    expect.stringMatching(/^Cancelado el sábado 22 de noviembre( de 2025)? a las 15:04$/),
  ]);
  expect(row.getByRole('list', { name: 'Qué vende' })).toHaveTextContent(/Sorteo 1 · viernes 15 de marzo.*US\$ 20,00/);
  expect(row.queryByRole('button', { name: /^CANCELAR LINK/ })).not.toBeInTheDocument();
});

test('A press on a state filters the list, and an address with a raffle searches for its links.', async () => {
  const { user, address } = openLinks([sellerLinkOf(), bruno({ state: 'paid' })], { at: paths.links('00300') });
  expect(await linkRow('Bruno')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Lucía/)).not.toBeInTheDocument());
  expect(address()).toBe(paths.links());
  await user.clear(screen.getByLabelText('Buscar por número o comprador'));
  await linkRow('Lucía');
  const paid = within(screen.getByRole('group', { name: 'Links por estado' })).getByRole('button', {
    name: '1 Pagado',
  });
  await user.click(paid);
  expect(screen.queryByText(/^Lucía/)).not.toBeInTheDocument();
  expect(screen.getByText('1 de 2 links')).toBeInTheDocument();
  await user.click(paid);
  expect(screen.getByText('2 links')).toBeInTheDocument();
});

test('The view explains itself before the first link, and shows no error where the API has no links.', async () => {
  const page = openLinks([]);
  expect(await screen.findByText('Todavía no generaste ningún link.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'GENERAR UN LINK' })).toHaveAttribute('href', '/dashboard/rifas');
  page.api.on(getMyLinks, reply.http(404));
  await act(() => queryClient.refetchQueries({ queryKey: queryKey(getMyLinks) }));
  expect(screen.getByText('Acá no se pueden ver los links.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['a fault of the server', reply.http(500)],
  ['a page in place of the answer', reply.http(200, '<!doctype html><title>Wifi</title>')],
])('A list that cannot be loaded because of %s shows a message with a button to retry.', async (_why, failure) => {
  const { api, user } = openLinks(failure);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus links.');
  expect(screen.queryByText('Todavía no generaste ningún link.')).not.toBeInTheDocument();
  api.on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf()]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await linkRow('Lucía')).toBeInTheDocument();
});

describe('with fake timers', () => {
  beforeEach(() => jest.useFakeTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('News of a payment reload the links within 5 seconds, and an empty answer reloads nothing.', async () => {
    const { api } = openLinks([sellerLinkOf()]);
    api.on(getNews, reply.of(getNews, { cursor: '7', entries: [newsEntryOf()], truncated: false }));
    await pass(1000);
    expect(api.requests(getMyLinks)).toHaveLength(1);
    api.on(getNews, reply.of(getNews, { cursor: '7', entries: [], truncated: false }));
    await pass(8000);
    expect(api.requests(getMyLinks)).toHaveLength(1);
    expect(api.requests(getNews).at(-1)?.form.get('cursor')).toBe('7');
    api.on(getNews, reply.of(getNews, { cursor: '8', entries: [newsEntryOf()], truncated: false }));
    api.on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf({ state: 'paid' })]));
    await pass(5000);
    expect(await linkRow('Lucía')).toHaveTextContent('Pagado');
  });

  test('The view reloads the links every 5 seconds once a buyer has opened a link.', async () => {
    const { api } = openLinks([sellerLinkOf({ state: 'opened' })]);
    api.on(getNews, reply.of(getNews, { cursor: '7', entries: [], truncated: false }));
    await pass(1000);
    api.on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf({ state: 'inPayment' })]));
    await pass(5000);
    expect(await linkRow('Lucía')).toHaveTextContent('En pago');
  });

  test('The view reloads the links themselves where the API has no news.', async () => {
    const { api } = openLinks([sellerLinkOf()]);
    api.on(getNews, reply.http(404));
    await pass(1000);
    api.on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf({ state: 'paid' })]));
    await pass(5000);
    expect(await linkRow('Lucía')).toHaveTextContent('Pagado');
    expect(api.requests(getNews)).toHaveLength(1);
  });
});

describe('the setting of mails about sales', () => {
  const openWithSetting = () => {
    const page = openLinks([sellerLinkOf()]);
    page.api.on(getMailSettings, reply.of(getMailSettings, { sales: true }));
    return page;
  };
  const box = () => screen.findByRole('checkbox', { name: /Recibir un mail por cada venta con tarjeta/ });

  test('The seller turns off the mails about sales in the view of the links.', async () => {
    const { api, user } = openWithSetting();
    api.on(saveMailSettings, reply.success());
    expect(await box()).toBeChecked();
    await user.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    expect(api.requests(saveMailSettings)[0]?.form.get('avisar_ventas')).toBe('false');
  });

  test('The printed list of links has neither the setting nor the search.', async () => {
    openWithSetting();
    for (const onScreenOnly of [await box(), screen.getByRole('searchbox')])
      expect(onScreenOnly.closest('[data-no-print]')).not.toBeNull();
  });

  test('A choice that cannot be saved is reverted and reported.', async () => {
    const { api, user } = openWithSetting();
    api.on(saveMailSettings, reply.http(500));
    await user.click(await box());
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar tu elección.');
    expect(await box()).toBeChecked();
  });
});
