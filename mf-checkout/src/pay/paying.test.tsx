import { fireEvent, screen, waitFor } from '@testing-library/react';
import { echoTest, initPayment, validateLink } from '@rifas/shared/contracts';
import { useHostState } from '@rifas/shared/remote';
import { Link, Route, Routes } from '@rifas/shared/routing';
import { createFakeApi, renderPage, reply, type FakeApi } from '@rifas/shared/testing';
import { usePurchase, useSentLink } from '../common/purchase.store';
import { linkOf } from './link-samples.testing';
import { chooseCard, openPayPage, pay, payButton, watchPosts } from './pay-page.testing';
import PayPage from './PayPage';

const ALL = 'Debes completar todos los campos*';
let posts: ReturnType<typeof watchPosts>;
beforeEach(() => {
  usePurchase.setState({ linkToken: undefined, purchase: undefined });
  useSentLink.setState({ token: undefined, at: 0 });
  posts = watchPosts();
});

const sent = (api: FakeApi) => api.requests(initPayment).map(({ form }) => Object.fromEntries(form.entries()));

test('PAGAR sends every field and posts the gateway token, also by a button if the browser does not post it', async () => {
  const page = openPayPage();
  await chooseCard(page, 'Visa', '12');
  await pay(page);
  expect(screen.getByRole('heading', { level: 1, name: '¡Gracias por tu compra!' })).toBeInTheDocument();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ir al medio de pago' });
  expect(button.form).toHaveFormValues({ token: 'gateway-token' });
  expect(button.type).toBe('submit');
  // An effect posts the form, after it is drawn.
  const action = new URL('/sandbox/gateway', location.origin).href;
  await waitFor(() => expect(posts).toEqual([{ action, token: 'gateway-token' }]));
  expect(page.api.requests(echoTest).map(({ form }) => form.get('token'))).toEqual(['tok']);
  expect(sent(page.api)).toEqual([
    {
      token: 'tok',
      amount: '8400',
      client_department: 'Salto',
      client_email: 'juan@mail.com',
      client_fname: 'Juan',
      client_lname: 'Gómez',
      client_mobile: '099123456',
      venta_id: '77',
      currency: '840',
      asumir_recargo: 'false',
      cuotas: '12',
      tarjeta: 'Visa',
      tipo_tarjeta: '',
    },
  ]);
});

test('the purchase is stored for the way back from the gateway', async () => {
  const page = openPayPage();
  await chooseCard(page);
  await pay(page);
  expect(usePurchase.getState().purchase).toEqual({
    token: 'tok',
    seller: 'Ana Pérez',
    buyerEmail: 'juan@mail.com',
    raffles: [
      { number: '7', draws: ['1', '2'] },
      { number: '00123', draws: ['1', '2'] },
    ],
    totalCents: 8000,
  });
});

test('an incomplete form is not sent, and shows the exact message', async () => {
  const page = openPayPage({ link: linkOf({ buyer: { firstName: '' } }) });
  await screen.findByLabelText('Nombre');
  await page.user.click(payButton());
  expect(await screen.findByText(ALL)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
  expect(sent(page.api)).toEqual([]);
});

test('a second press while the first is under way sends nothing', async () => {
  const page = openPayPage();
  const answer = page.api.hold(initPayment);
  await chooseCard(page);
  fireEvent.click(payButton());
  fireEvent.click(payButton());
  await waitFor(() => expect(sent(page.api)).toHaveLength(1));
  fireEvent.click(payButton());
  answer(reply.success({ token: 'gateway-token' }));
  await screen.findByText('Te estamos redirigiendo al medio de pago…');
  expect(sent(page.api)).toHaveLength(1);
  expect(posts).toHaveLength(1);
});

test('when the gateway test fails the page says so and keeps the typed data', async () => {
  const page = openPayPage();
  page.api.on(echoTest, reply.error());
  await chooseCard(page, 'Oca', '06');
  await page.user.clear(screen.getByLabelText('Nombre'));
  await page.user.type(screen.getByLabelText('Nombre'), 'Zoe');
  await page.user.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos conectar con el medio de pago, prueba nuevamente o comunicate con contacto@rifas.example',
  );
  expect(sent(page.api)).toEqual([]);
  expect(screen.getByLabelText('Nombre')).toHaveValue('Zoe');
  expect(screen.getByLabelText('Tarjeta')).toHaveValue('Oca');
  page.api.on(echoTest, reply.success());
  await pay(page);
});

test.each([
  [
    'a refusal with its reason',
    reply.error('El monto no coincide.'),
    'No pudimos iniciar el pago (El monto no coincide), prueba nuevamente o comunicate con contacto@rifas.example',
  ],
  [
    'a broken server',
    reply.http(500, ''),
    'No pudimos iniciar el pago, prueba nuevamente o comunicate con contacto@rifas.example',
  ],
  [
    'a payment before that nobody knows the end of',
    reply.error('Estamos confirmando tu pago anterior. Probá de nuevo en unos minutos.'),
    /^Estamos confirmando tu pago anterior\. Probá de nuevo en unos minutos\. Si no empezaste ninguno, otra persona empezó a pagar este link\.$/,
  ],
  ['a lost connection', reply.offline, 'No hay conexión. Revisá tu internet y probá de nuevo.'],
  ['too many attempts', reply.http(429), 'Demasiados intentos. Esperá un momento y probá de nuevo.'],
])('%s at the start of the payment is reported on the page', async (_name, answer, text) => {
  const page = openPayPage();
  page.api.on(initPayment, answer);
  await chooseCard(page);
  await page.user.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(posts).toEqual([]);
});

test('PAGAR without a connection says so, and pays once the connection is back', async () => {
  const page = openPayPage();
  await chooseCard(page);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.user.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^No hay conexión\. Revisá tu internet y probá de nuevo\.$/,
  );
  expect(page.api.requests(echoTest)).toEqual([]);
  online.mockReturnValue(true);
  await pay(page);
});

test('a link that was paid in the meantime leads to the error page', async () => {
  const page = openPayPage();
  page.api.on(echoTest, reply.error(null, { code: 405 }));
  await chooseCard(page);
  await page.user.click(payButton());
  await waitFor(() => expect(page.address()).toBe('/error#type=pagado'));
});

test('a refusal leads nowhere once the buyer has left the page', async () => {
  const api = createFakeApi();
  api.on(validateLink, reply.of(validateLink, linkOf()));
  let refuse: (() => void) | undefined;
  api.on(echoTest, () => new Promise((done) => (refuse = () => done(reply.error(null, { code: 405 })))));
  const page = renderPage(
    <>
      <Link to="/home">Salir</Link>
      <Routes>
        <Route path="/pago/:token" element={<PayPage />} />
        <Route path="*" element={<p>Otra página</p>} />
      </Routes>
    </>,
    { at: '/pago/tok', api },
  );
  await chooseCard(page);
  await page.user.click(payButton());
  await waitFor(() => expect(refuse).toBeDefined());
  await page.user.click(screen.getByRole('link', { name: 'Salir' }));
  refuse?.();
  await waitFor(() => expect(useHostState.getState().working).toBe(0));
  expect(page.address()).toBe('/home');
});

test.each([
  [405, null],
  [406, null],
  [405, { status: 'error' }],
  [406, { status: 'error' }],
])('HTTP %d of the gateway test says nothing about the link, with the body %j', async (status, body) => {
  const page = openPayPage();
  page.api.on(echoTest, reply.http(status, body));
  await chooseCard(page);
  await page.user.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectar con el medio de pago');
  expect(page.address()).not.toMatch(/error/);
});

test('a buyer who comes back from the gateway through the browser cache finds the form with its data', async () => {
  const page = openPayPage();
  await chooseCard(page, 'Master', '03');
  await page.user.clear(screen.getByLabelText('Nombre'));
  await page.user.type(screen.getByLabelText('Nombre'), 'Zoe');
  await pay(page);

  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Zoe');
  expect(screen.getByLabelText('Tarjeta')).toHaveValue('Master');
  expect(payButton()).toBeEnabled();
  await pay(page);
  expect(sent(page.api)).toHaveLength(2);
});

test('a buyer who comes back through the browser cache after paying cannot pay again', async () => {
  const page = openPayPage();
  await chooseCard(page);
  await pay(page);

  page.api.on(validateLink, reply.error(null, { code: 405 }));
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(page.address()).toBe('/error#type=pagado'));
});

test('a buyer who comes back through the browser cache without a payment continues in the same form', async () => {
  const page = openPayPage();
  await chooseCard(page, 'Master', '03');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(screen.getByLabelText('Tarjeta')).toHaveValue('Master');
  expect(page.api.requests(validateLink)).toHaveLength(1);
});

test('a reload keeps the typed data', async () => {
  const first = openPayPage();
  await chooseCard(first, 'Oca', '02');
  await first.user.clear(screen.getByLabelText('Apellido'));
  await first.user.type(screen.getByLabelText('Apellido'), 'Núñez');
  first.unmount();
  openPayPage({ api: createFakeApi() });
  expect(await screen.findByLabelText('Apellido')).toHaveValue('Núñez');
  expect(screen.getByLabelText('Cuotas')).toHaveValue('02');
});
