import { act, screen, waitFor } from '@testing-library/react';
import { validateLink } from '@rifas/shared/contracts';
import { createFakeApi, renderPage, reply, type FakeAnswer } from '@rifas/shared/testing';
import { usePurchase } from '../common/purchase.store';
import { linkOf } from './link-samples.testing';
import { openPayPage, payButton } from './pay-page.testing';
import PayPage from './PayPage';

const open = (answer: FakeAnswer) => {
  const api = createFakeApi();
  api.on(validateLink, answer);
  return renderPage(<PayPage />, { path: '/pago/:token', at: '/pago/tok', api });
};

test('the page validates the link of its address with the server', async () => {
  const page = openPayPage();
  await screen.findByRole('heading', { level: 1, name: 'PAGAR RIFA DE ANA' });
  expect(page.api.requests(validateLink).map(({ form }) => form.get('token'))).toEqual(['tok']);
  expect(usePurchase.getState().linkToken).toBe('tok');
});

test('a character in the name of the seller that turns text does not turn the sentence around it', async () => {
  openPayPage({ link: linkOf({ seller: { firstName: '\u202eAna', lastName: 'دانا' } }) });
  await screen.findByRole('heading', { level: 1, name: 'PAGAR RIFA DE ANA' });
  expect(screen.getByText('Le comprás a \u2068Ana دانا\u2069.')).toBeVisible();
});

test('a visit without a token goes to the error page', () => {
  const page = renderPage(<PayPage />, { path: '/pago', at: '/pago' });
  expect(page.address()).toBe('/error');
});

test.each([
  ['Talones pagos', reply.error(null, { message: 'Talones pagos' }), '/error#type=no-disponible'],
  ['Rifas pagas', reply.error(null, { message: 'Rifas pagas' }), '/error#type=no-disponible'],
  ['code 405', reply.error(null, { code: 405 }), '/error#type=pagado'],
  ['HTTP 405', reply.http(405), '/error#type=pagado'],
  ['code 406', reply.error(null, { code: 406 }), '/error#type=invalido'],
  ['HTTP 406 without an envelope', reply.http(406, 'no'), '/error#type=invalido'],
  ['another refusal', reply.error('lo que sea'), '/error'],
  ['HTTP 401', reply.http(401), '/error'],
  ['HTTP 403', reply.http(403), '/error'],
  ['HTTP 403 with what it says of the link', reply.http(403, { status: 'error', code: 405 }), '/error#type=pagado'],
])('%s leads to the error page', async (_name, answer, address) => {
  const page = open(answer);
  await screen.findByText(() => page.address() !== '/pago/tok', { selector: 'body' });
  expect(page.address()).toBe(address);
});

test.each(['tok.', 'tok).', 'tok%22', '%20tok', 'tok\u200B', 'tok;jsessionid=1', 'tok&fbclid=7', 'tok%3Futm_source=a'])(
  'A link that a chat or a server lengthened to %s opens.',
  async (shared) => {
    const api = createFakeApi();
    const ok = reply.of(validateLink, linkOf());
    api.on(validateLink, ({ form }) => (form.get('token') === 'tok' ? ok : reply.error(null, { code: 406 })));
    const page = renderPage(<PayPage />, { path: '/pago/:token', at: `/pago/${shared}`, api });
    await screen.findByRole('heading', { level: 1, name: 'PAGAR RIFA DE ANA' });
    expect(page.address()).toBe('/pago/tok');
    expect(usePurchase.getState().linkToken).toBe('tok');
  },
);

test('A token that ends with a stop, as an API may make them, counts as it is.', async () => {
  const api = createFakeApi();
  api.on(validateLink, ({ form }) => reply.error(null, { code: form.get('token') === 'tok.' ? 405 : 406 }));
  const page = renderPage(<PayPage />, { path: '/pago/:token', at: '/pago/tok.', api });
  await screen.findByText(() => page.address() !== '/pago/tok.', { selector: 'body' });
  expect(page.address()).toBe('/error#type=pagado');
});

test.each([
  ['no network', reply.offline, 'No hay conexión. Revisá tu internet y probá de nuevo.'],
  ['a server that fails', reply.http(500, ''), 'El servidor no pudo responder. Probá de nuevo más tarde.'],
  [
    'the page of something before the API',
    reply.http(403, '<h1>This web app is stopped</h1>'),
    'El servidor respondió algo inesperado. Probá de nuevo más tarde.',
  ],
  [
    'an answer that breaks its contract',
    reply.success({ linkData: { id: {} }, talones: [] }),
    'El servidor respondió algo inesperado. Probá de nuevo más tarde.',
  ],
])('with %s the page shows the error and retries on request', async (_name, answer, text) => {
  const page = open(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  page.api.on(validateLink, reply.of(validateLink, linkOf()));
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { level: 1, name: 'PAGAR RIFA DE ANA' });
});

test('A link that loads by itself during a press of Reintentar is shown after the press.', async () => {
  const page = open(reply.http(500, ''));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  await page.user.pointer({ keys: '[TouchA>]', target: retry });
  page.api.on(validateLink, reply.of(validateLink, linkOf()));
  await waitFor(() => expect(page.api.requests(validateLink)).toHaveLength(2), { timeout: 4000 });
  await act(() => Promise.resolve());
  expect(retry).toBeVisible();
  await page.user.pointer({ keys: '[/TouchA]', target: retry });
  await screen.findByRole('heading', { level: 1, name: 'PAGAR RIFA DE ANA' });
});

test('A raffle of the link that is null is reported as missing, and the other raffles can be paid.', async () => {
  const { body } = reply.of(validateLink, linkOf());
  const { data } = body as { data: { talones: unknown[] } };
  open(reply.success({ ...data, talones: [...data.talones, null] }));
  await screen.findByRole('heading', { level: 1, name: 'PAGAR RIFA DE ANA' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^No pudimos mostrar 1 rifa\.$/);
  expect(screen.getByRole('region', { name: '4 talones para pagar' })).toBeVisible();
  expect(payButton()).toBeEnabled();
});

test('A link whose raffles are all null cannot be paid, and the page says how many are missing.', async () => {
  open(reply.success({ linkData: { id: 1 }, talones: [null, null] }));
  expect(await screen.findByText('No pudimos mostrar 2 rifas.')).toBeVisible();
  expect(screen.getByText('Todavía no podés pagar este link')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^PAGAR/ })).not.toBeInTheDocument();
});

test('A ticket that the API sends twice is charged once.', async () => {
  const { body } = reply.of(validateLink, linkOf());
  const { data } = body as { data: { talones: unknown[][] } };
  open(reply.success({ ...data, talones: [...data.talones, [data.talones[0]?.[0]]] }));
  const bar = await screen.findByRole('group', { name: 'Pagar' });
  expect(bar).toHaveTextContent('US$ 80,00');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the page says that it is loading until the link arrives', async () => {
  const api = createFakeApi();
  const answer = api.hold(validateLink);
  renderPage(<PayPage />, { path: '/pago/:token', at: '/pago/tok', api });
  expect(screen.getByText('Cargando tu link de pago…')).toBeInTheDocument();
  answer(reply.of(validateLink, linkOf()));
  await screen.findByRole('heading', { level: 1, name: 'PAGAR RIFA DE ANA' });
});
