import { act, screen, waitFor } from '@testing-library/react';
import { getPurchase, validateLink } from '@rifas/shared/contracts';
import { restoreDraft, saveDraft } from '@rifas/shared/forms';
import { createFakeApi, renderPage, reply } from '@rifas/shared/testing';
import { payDraftKey, rememberLink, rememberPurchase, usePurchase, useSentLink } from '../common/purchase.store';
import { CONFIRMING, openSuccess, PAID, sent, tells, title } from './success-page.testing';
import SuccessPage from './SuccessPage';

const forgetTab = () => usePurchase.setState({ linkToken: undefined, purchase: undefined });

beforeEach(() => {
  forgetTab();
  useSentLink.setState({ token: undefined, at: 0 });
});

describe('without a purchase that this tab knows', () => {
  test('the page claims no payment, sends no request and offers no button', () => {
    const { api } = renderPage(<SuccessPage />, { path: '/success', at: '/success?status=approved#paid' });
    expect(screen.getByRole('heading', { level: 1, name: 'Tu compra' })).toHaveFocus();
    expect(screen.getByText('La confirmación del pago y tu e-ticket te llegan por mail.')).toBeInTheDocument();
    expect(screen.getByText(/Esta página no es un comprobante/)).toBeInTheDocument();
    expect(screen.queryByText(PAID)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(api.requests(getPurchase)).toEqual([]);
  });

  test('a link that was only opened in this tab is queried once, and is not shown as being confirmed', async () => {
    rememberLink('tok');
    const { api } = openSuccess(tells({ state: 'open' }));
    await waitFor(() => expect(api.requests(getPurchase)).toHaveLength(1));
    expect(await title('Tu compra')).toBeInTheDocument();
    expect(screen.queryByText(CONFIRMING)).not.toBeInTheDocument();
  });

  test('a link that no longer exists is queried once, and no payment is claimed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    rememberLink('tok');
    const { api } = openSuccess(reply.http(404), reply.http(406));
    await waitFor(() => expect(api.requests(validateLink)).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(api.requests(validateLink)).toHaveLength(1);
    expect(await title('Tu compra')).toBeInTheDocument();
  });

  test('a link that was paid in another browser shows its receipt', async () => {
    rememberLink('tok');
    openSuccess(tells({}));
    expect(await title(PAID)).toBeInTheDocument();
  });
});

describe("in another tab, which a bank's app opened", () => {
  test('a payment that was sent just now is confirmed, and shows its receipt', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    rememberPurchase(sent);
    forgetTab();
    const { api } = openSuccess(tells({ state: 'open' }));
    await waitFor(() => expect(api.requests(getPurchase)).toHaveLength(1));
    api.on(getPurchase, tells({}));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await title(PAID)).toBeInTheDocument();
  });

  test.each([
    ['was sent hours ago', -2],
    ['was sent while the clock of the device was days ahead', 72],
  ])('a payment that %s is not queried, because another person may have sent it', async (_when, hours) => {
    jest.useFakeTimers({ advanceTimers: true });
    useSentLink.setState({ token: 'tok', at: Date.now() + hours * 3_600_000 });
    const { api } = openSuccess(tells({}));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('heading', { level: 1, name: 'Tu compra' })).toBeInTheDocument();
    expect(api.requests(getPurchase)).toEqual([]);
  });
});

describe('with an API that has getPurchase', () => {
  beforeEach(() => rememberPurchase(sent));

  test('a payment is shown as being confirmed until it is paid, and then the title gets the focus', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api } = openSuccess(tells({ state: 'confirming' }));
    expect(await title(CONFIRMING)).toHaveFocus();
    expect(screen.getByText('US$ 1.234,50')).toBeInTheDocument();
    expect(screen.queryByText(PAID)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
    api.on(getPurchase, tells({}));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await title(PAID)).toHaveFocus();
    expect(screen.getByText('Te enviamos un mail con la confirmación y tu e-ticket.')).toBeInTheDocument();
    expect(api.requests(validateLink)).toEqual([]);
  });

  test('after two minutes the page also says what to do, and keeps asking', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api } = openSuccess(tells({ state: 'confirming' }));
    await title(CONFIRMING);
    await act(() => jest.advanceTimersByTimeAsync(119_000));
    expect(screen.queryByText('Está demorando más de lo común')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Está demorando más de lo común')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'contacto@rifas.example' })).toBeInTheDocument();
    const asked = api.requests(getPurchase).length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.requests(getPurchase).length).toBeGreaterThan(asked);
  });

  test('a link whose notice has not arrived is shown as being confirmed', async () => {
    openSuccess(tells({ state: 'open' }));
    expect(await title(CONFIRMING)).toBeInTheDocument();
  });

  test.each([
    ['toCheck', 'Estamos revisando tu pago', /No pagues otra vez/],
    ['refunded', 'Te devolvemos tu pago', /Le pedimos a la tarjeta que te devuelva todo/],
  ] as const)(
    'a payment that is %s is not shown as paid, and the page has the contacts of the seller',
    async (state, heading, text) => {
      openSuccess(tells({ state, seller: { firstName: 'Ana', lastName: 'Pérez', phone: '099 123 456' } }));
      expect(await title(heading)).toBeInTheDocument();
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        expect.stringContaining('https://wa.me/59899123456?'),
      );
      expect(screen.queryByText(PAID)).not.toBeInTheDocument();
    },
  );

  test('a refunded payment is asked for once', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api } = openSuccess(tells({ state: 'refunded' }));
    await title('Te devolvemos tu pago');
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(api.requests(getPurchase)).toHaveLength(1);
  });

  test('a rejected payment is reported in the specified words and leads back to the form', async () => {
    const page = openSuccess(tells({ state: 'rejected' }));
    expect(await title('No pudimos completar el pago')).toBeInTheDocument();
    expect(
      screen.getByText('COMPRA RECHAZADA, PONTE EN CONTACTO CON EL BANCO EMISOR DE LA TARJETA.'),
    ).toBeInTheDocument();
    await page.user.click(screen.getByRole('link', { name: 'Reintentar' }));
    expect(page.address()).toBe('/pago/tok');
  });

  test.each(['replaced', 'cancelled', 'unavailable'] as const)(
    'a link that is %s confirms no payment',
    async (state) => {
      openSuccess(tells({ state }));
      expect(await title('No pudimos confirmar tu pago')).toBeInTheDocument();
      expect(screen.getByText(/Si ves el cargo en tu tarjeta/)).toBeInTheDocument();
    },
  );

  test('an unknown state is decided by code 405 of the validation', async () => {
    openSuccess(
      reply.success({ estado: 'en-orbita', vendedor: {}, organizador: {} }),
      reply.error(null, { code: 405 }),
    );
    expect(await title(PAID)).toBeInTheDocument();
  });
});

describe('with an API that does not have getPurchase', () => {
  beforeEach(() => rememberPurchase(sent));

  test.each([
    ['404', reply.http(404)],
    ['405', reply.http(405)],
    ['501', reply.http(501, '')],
    ['401', reply.http(401)],
    ['403', reply.http(403, '<h1>Forbidden</h1>')],
    ['something unreadable', reply.http(200, '<html>')],
  ])('%s: code 405 of the validation is the proof, and getPurchase is tried once', async (_name, missing) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api } = openSuccess(missing);
    await waitFor(() => expect(api.requests(validateLink)).toHaveLength(1));
    expect(await title(CONFIRMING)).toBeInTheDocument();
    api.on(validateLink, reply.error(null, { code: 405 }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await title(PAID)).toBeInTheDocument();
    expect(api.requests(getPurchase)).toHaveLength(1);
    expect(api.requests(validateLink).length).toBeGreaterThan(1);
  });

  test('a payment of this tab is queried until it is known, even if another tab has paid another link since', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    useSentLink.setState({ token: 'another', at: Date.now() });
    const { api } = openSuccess(reply.http(404));
    expect(await title(CONFIRMING)).toBeInTheDocument();
    await waitFor(() => expect(api.requests(validateLink)).toHaveLength(1));
    api.on(validateLink, reply.error(null, { code: 405 }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await title(PAID)).toBeInTheDocument();
  });

  test('the page shows the purchase that this tab sent, once it is paid', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = openSuccess(reply.http(404), reply.http(405));
    await title(PAID);
    expect(screen.getByText('Sorteo 1')).toBeInTheDocument();
    expect(screen.getByText('Sorteos 1, 2')).toBeInTheDocument();
    expect(screen.getByText('US$ 1.234,50')).toBeInTheDocument();
    expect(screen.getByText('lucia@example.com')).toBeInTheDocument();
    expect(screen.queryByText('Autorización')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reenviar e-ticket' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      'unavailable tickets are no proof of a payment',
      reply.error(null, { message: 'Talones pagos' }),
      'No pudimos confirmar tu pago',
    ],
    [
      'code 405 is the proof of a payment, whatever the message says',
      reply.error(null, { code: 405, message: 'Talones pagos' }),
      PAID,
    ],
    ['a link that expired proves no payment, and none is denied', reply.http(406), 'No pudimos confirmar tu pago'],
  ])('%s: the page has the title for it', async (_what, link, heading) => {
    openSuccess(reply.http(404), link);
    expect(await title(heading)).toBeInTheDocument();
  });

  test('a payment whose notice arrives after the link has expired is shown as paid', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api } = openSuccess(reply.http(404), reply.http(406));
    await title('No pudimos confirmar tu pago');
    api.on(validateLink, reply.http(405));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await title(PAID)).toBeInTheDocument();
  });

  test('without a network the payment is shown as being confirmed', async () => {
    const api = createFakeApi();
    api.offline(getPurchase);
    renderPage(<SuccessPage />, { path: '/success', at: '/success', api });
    await waitFor(() => expect(api.requests(getPurchase)).toHaveLength(1));
    expect(await title(CONFIRMING)).toBeInTheDocument();
  });
});

describe("the buyer's typed data", () => {
  beforeEach(() => {
    rememberPurchase(sent);
    saveDraft(payDraftKey('tok'), { firstName: 'Zoe' });
  });

  test('is deleted once the link is paid', async () => {
    openSuccess(tells({}));
    await waitFor(() => expect(restoreDraft(payDraftKey('tok'), { firstName: '' })).toEqual({}));
  });

  test('is kept until the link is paid', async () => {
    openSuccess(tells({ state: 'rejected' }));
    await title('No pudimos completar el pago');
    expect(restoreDraft(payDraftKey('tok'), { firstName: '' })).toEqual({ firstName: 'Zoe' });
  });
});

test('the tab keeps the purchase until another link is opened', () => {
  rememberPurchase(sent);
  expect(JSON.parse(sessionStorage.getItem('rifas.checkout') ?? '{}')).toMatchObject({
    state: { linkToken: 'tok', purchase: sent },
  });
  rememberLink('tok');
  expect(usePurchase.getState().purchase).toEqual(sent);
  rememberLink('other');
  expect(usePurchase.getState()).toMatchObject({ linkToken: 'other', purchase: undefined });
});
