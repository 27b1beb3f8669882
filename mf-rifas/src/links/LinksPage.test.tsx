import { act, screen, waitFor, within } from '@testing-library/react';
import { getMailSettings, getMyLinks, getNews, saveMailSettings, type AnyContract } from '@rifas/shared/contracts';
import { queryClient, queryKey } from '@rifas/shared/query';
import { paths } from '@rifas/shared/routing';
import { createFakeApi, dateOf, newsEntryOf, reply, sellerLinkOf, type FakeApi } from '@rifas/shared/testing';
import { resetLinks } from './links.store';
import { bruno, linkRow, openLinks, unfold } from './links.testing';

beforeEach(() => resetLinks());

test('Each link says whom it is for, what it charges and where it stands.', async () => {
  openLinks([sellerLinkOf({ state: 'opened' }), bruno({ state: 'paid' })]);
  expect(await linkRow('Lucía')).toHaveTextContent(/00123US\$ 20,00Lucía Méndez 1 talón · .*Abierto/);
  expect(await linkRow('Bruno')).toHaveTextContent(/00200\+1y 1 rifa másUS\$ 40,00Bruno Paz 2 talones · .*Pagado/);
  expect(screen.getByRole('region', { name: 'Para cobrar' })).toHaveTextContent(
    'Para cobrar en 1 link sin pagarUS$ 20,00GENERAR OTRO LINK',
  );
});

test('A site that sells whole raffles counts raffles and names no draw.', async () => {
  const { row } = await unfold(bruno(), { deployment: { mode: 'single' } });
  expect(row.getByText(/^Bruno Paz/)).toHaveTextContent('Bruno Paz 2 rifas');
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('Unfolded, a link tells its history and its tickets with dates in words.', async () => {
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
  expect(row.getByRole('list', { name: 'Qué vende' })).toHaveTextContent(/Sorteo 1 · lunes 15 de marzo.*US\$ 20,00/);
  expect(row.queryByRole('button', { name: /^CANCELAR LINK/ })).not.toBeInTheDocument();
});

test('States filter the list, and an address that names a raffle looks for its links.', async () => {
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

test('Without a link the view says what will be there; an API without the call shows neither a link nor a fault.', async () => {
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
])('A list that cannot be had for %s says so, with a button.', async (_why, failure) => {
  const api = createFakeApi();
  const { on } = api;
  const { user } = openLinks([], {
    api: { ...api, on: (call, answer) => on(call, call === getMyLinks ? failure : answer) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus links.');
  expect(screen.queryByText('Todavía no generaste ningún link.')).not.toBeInTheDocument();
  on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf()]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await linkRow('Lucía')).toBeInTheDocument();
});

/** An API that has no such call, whatever it is told. */
const without =
  (on: FakeApi['on'], missing: AnyContract): FakeApi['on'] =>
  (call, answer) =>
    on(call, call === missing ? reply.http(404) : answer);

describe('with the clock in hand', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('News of a payment load the links again within 5 seconds; quiet news load nothing.', async () => {
    const { api } = openLinks([sellerLinkOf()]);
    api.on(getNews, reply.of(getNews, { cursor: '7', entries: [newsEntryOf()], truncated: false }));
    await pass(1000);
    expect(api.requests(getMyLinks)).toHaveLength(1);
    api.on(getNews, reply.of(getNews, { cursor: '7', entries: [], truncated: false }));
    await pass(8000);
    expect(api.requests(getMyLinks)).toHaveLength(1);
    expect((api.requests(getNews).at(-1)?.form as URLSearchParams).get('cursor')).toBe('7');
    api.on(getNews, reply.of(getNews, { cursor: '8', entries: [newsEntryOf()], truncated: false }));
    api.on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf({ state: 'paid' })]));
    await pass(5000);
    expect(await linkRow('Lucía')).toHaveTextContent('Pagado');
  });

  test('A link that is opened may be paid any moment: it is looked at each time.', async () => {
    const { api } = openLinks([sellerLinkOf({ state: 'opened' })]);
    api.on(getNews, reply.of(getNews, { cursor: '7', entries: [], truncated: false }));
    await pass(1000);
    api.on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf({ state: 'inPayment' })]));
    await pass(5000);
    expect(await linkRow('Lucía')).toHaveTextContent('En pago');
  });

  test('An API without news is asked for the links themselves.', async () => {
    const own = createFakeApi();
    const api = { ...own, on: without(own.on, getNews) };
    openLinks([sellerLinkOf()], { api });
    await pass(1000);
    api.on(getMyLinks, reply.of(getMyLinks, [sellerLinkOf({ state: 'paid' })]));
    await pass(5000);
    expect(await linkRow('Lucía')).toHaveTextContent('Pagado');
    expect(api.requests(getNews)).toHaveLength(1);
  });
});

describe('mails at sales', () => {
  const openWithSetting = () => {
    const page = openLinks([sellerLinkOf()]);
    page.api.on(getMailSettings, reply.of(getMailSettings, { sales: true }));
    return page;
  };
  const box = () => screen.findByRole('checkbox', { name: /Recibir un mail por cada venta con tarjeta/ });

  test('The seller turns them off where the links are.', async () => {
    const { api, user } = openWithSetting();
    api.on(saveMailSettings, reply.success());
    expect(await box()).toBeChecked();
    await user.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    expect((api.requests(saveMailSettings)[0]?.form as URLSearchParams).get('avisar_ventas')).toBe('false');
  });

  test('The list of links is printed without the setting and without the search.', async () => {
    openWithSetting();
    for (const onScreenOnly of [await box(), screen.getByRole('searchbox')])
      expect(onScreenOnly.closest('[data-no-print]')).not.toBeNull();
  });

  test('A choice that cannot be saved goes back and says so.', async () => {
    const { api, user } = openWithSetting();
    api.on(saveMailSettings, reply.http(500));
    await user.click(await box());
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar tu elección.');
    expect(await box()).toBeChecked();
  });
});
