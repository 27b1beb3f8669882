import { act, screen, waitFor } from '@testing-library/react';
import { generateLink, getLiveLinks, getRaffles } from '@rifas/shared/contracts';
import { unbroken } from '@rifas/shared/format';
import { raffleOf, reply, ticketOf, type FakeApi } from '@rifas/shared/testing';
import { resetPaymentLink } from './payment-link.store';
import {
  button,
  fillBuyer,
  goToBuyer,
  openWithBuyer,
  openWizard,
  raffleGroup,
  serverWith,
  title,
  TWO_RAFFLES,
} from './payment-link.testing';

beforeEach(() => resetPaymentLink());

const ASKS_LITTLE = {
  preguntarNombreComprador: false,
  preguntarCelularComprador: false,
  preguntarDepartamentoComprador: false,
  asumirRecargo: false,
};

test('the summary shows the tickets, their prices and the total', async () => {
  const page = openWizard();
  await goToBuyer(page);
  const summary = screen.getByRole('region', { name: 'Resumen' });
  expect(summary).toHaveTextContent('Rifa 00123');
  expect(summary).toHaveTextContent('Sorteo 1 · 15/03/2999US$ 20,00');
  expect(summary).toHaveTextContent('TotalUS$ 40,00');
  expect(summary).not.toHaveTextContent('00200');
});

test('the summary in single mode shows raffles without draws', async () => {
  const { user } = openWizard({ deployment: { mode: 'single' } });
  await user.click(await screen.findByRole('checkbox', { name: /Rifa 00200/ }));
  await user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)'));
  await title('DATOS DEL COMPRADOR');
  expect(screen.getByRole('region', { name: 'Resumen' })).toHaveTextContent('PrecioUS$ 50,00');
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('the form shows every field that the settings turn on', async () => {
  await goToBuyer(openWizard());
  for (const label of ['Nombre', 'Apellido', 'Email', 'Celular', 'Departamento'])
    expect(screen.getByLabelText(label)).toBeInTheDocument();
  expect(screen.getByLabelText('Asumo el recargo de la tarjeta')).not.toBeChecked();
  expect(screen.getByLabelText('Departamento')).not.toHaveTextContent('No lo sé');
});

test.each([
  ['dtyt', 'US$ 2,00'],
  ['ccee', 'US$ 529,00'],
] as const)('the choice about the surcharge in %s shows the amount and who pays it', async (variant, amount) => {
  await goToBuyer(openWizard({ deployment: { variant } }));
  expect(screen.getByLabelText('Asumo el recargo de la tarjeta')).toHaveAccessibleDescription(
    `Solo con Visa crédito en 11 o 12 cuotas: 5\u00a0% del total (${unbroken(amount)}). Si lo marcás, lo pagás vos; si no, el comprador.`,
  );
});

test('the form shows only the email where the settings turn the other fields off', async () => {
  await goToBuyer(openWizard({ deployment: { settings: ASKS_LITTLE } }));
  expect(screen.getByLabelText('Email')).toBeInTheDocument();
  for (const label of ['Nombre', 'Apellido', 'Celular', 'Departamento', 'Asumo el recargo de la tarjeta']) {
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  }
});

test.each(['Nombre', 'Apellido', 'Email', 'Celular'])(
  'an empty field %s shows the message and takes the focus',
  async (field) => {
    const page = await openWithBuyer();
    await page.user.clear(screen.getByLabelText(field));
    await page.user.click(button('ENVIAR LINK'));
    expect(await screen.findByText('Debes completar todos los campos*')).toBeInTheDocument();
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(page.api.requests(generateLink)).toHaveLength(0);
  },
);

test.each(['ana', 'ana@mail', 'ana@mail.info', 'a+b@mail.com'])(
  'the form rejects the format of the email %s',
  async (email) => {
    const page = openWizard({ deployment: { settings: ASKS_LITTLE } });
    await goToBuyer(page);
    await page.user.type(screen.getByLabelText('Email'), email);
    await page.user.click(button('ENVIAR LINK'));
    expect(await screen.findByText('Formato de email inválido')).toBeInTheDocument();
    expect(screen.queryByText('Debes completar todos los campos*')).not.toBeInTheDocument();
    expect(page.api.requests(generateLink)).toHaveLength(0);
  },
);

test('the request contains the buyer, the tickets and the choice about the surcharge', async () => {
  const page = await openWithBuyer();
  await page.user.selectOptions(screen.getByLabelText('Departamento'), 'Paysandú');
  await page.user.click(screen.getByLabelText('Asumo el recargo de la tarjeta'));
  await page.user.click(button('ENVIAR LINK'));
  await title('TU LINK DE PAGO ESTÁ PRONTO');
  const [request] = page.api.requests(generateLink);
  expect([...(request?.form.entries() ?? [])]).toEqual([
    ['Nombre', 'Ana'],
    ['Apellido', 'Pérez'],
    ['Email', 'ana@mail.com'],
    ['Celular', '099123456'],
    ['Departamento', 'Paysandú'],
    ['talones[]', '1'],
    ['talones[]', '2'],
    ['status', 'Pendiente de pago'],
    ['asumirRecargo', 'true'],
  ]);
});

test('a double press sends one request', async () => {
  const page = await openWithBuyer();
  const answer = page.api.hold(generateLink);
  await page.user.dblClick(button('ENVIAR LINK'));
  await waitFor(() => expect(page.api.requests(generateLink)).toHaveLength(1));
  answer(reply.success('el-token'));
  await title('TU LINK DE PAGO ESTÁ PRONTO');
  expect(page.api.requests(generateLink)).toHaveLength(1);
});

test('a failure shows the support mail and keeps the typed values', async () => {
  const page = await openWithBuyer();
  page.api.on(generateLink, reply.error('algo'));
  await page.user.click(button('ENVIAR LINK'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Hubo un problema al generar el link de pago, prueba nuevamente o comunicate con soporte@rifas.example',
  );
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
  expect(page.address()).toBe('/dashboard/rifas?paso=2');
  page.api.on(generateLink, reply.success('otro'));
  await page.user.click(button('ENVIAR LINK'));
  expect(await screen.findByText(/\/pago\/otro$/)).toBeInTheDocument();
});

test('a refusal also shows the text of the API where that is written for people', async () => {
  const page = await openWithBuyer();
  page.api.on(generateLink, reply.error(null, { message: 'El comprador ya tiene 10 links sin pagar' }));
  await page.user.click(button('ENVIAR LINK'));
  expect(await screen.findByRole('alert')).toHaveTextContent(`${MAILBOX} El comprador ya tiene 10 links sin pagar.`);
});

const MAILBOX =
  'Hubo un problema al generar el link de pago, prueba nuevamente o comunicate con soporte@rifas.example.';

test.each([
  ['no answer', (api: FakeApi) => api.offline(generateLink), 'No hay conexión. Revisá tu internet y probá de nuevo.'],
  ['a fault of the server', (api: FakeApi) => api.on(generateLink, reply.http(500)), MAILBOX],
  ["a login's page", (api: FakeApi) => api.on(generateLink, reply.http(200, '<!doctype html>')), MAILBOX],
])(
  'after %s the form says that the link may have been made, and keeps the typed values',
  async (_what, answer, failed) => {
    const page = openWizard();
    answer(page.api);
    page.api.on(getLiveLinks, reply.of(getLiveLinks, []));
    await goToBuyer(page);
    await fillBuyer(page);
    const known = page.api.requests(getLiveLinks).length;
    await page.user.click(button('ENVIAR LINK'));
    const maybe =
      'No sabemos si el link llegó a generarse: si lo enviás otra vez pueden quedar dos, y se paga uno solo.';
    expect(await screen.findByRole('alert')).toHaveTextContent(`${failed} ${maybe}`);
    expect(screen.getByLabelText('Celular')).toHaveValue('099123456');
    await waitFor(() => expect(page.api.requests(getLiveLinks).length).toBeGreaterThan(known));
  },
);

test('the form says that there is no network only until the network is back, and keeps the typed values', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openWithBuyer();
  page.api.offline(generateLink);
  await page.user.click(button('ENVIAR LINK'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No hay conexión. Revisá tu internet y probá de nuevo.$/);
  network.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Celular')).toHaveValue('099123456');
});

describe('a ticket that was sold elsewhere', () => {
  const [first = [], second = []] = TWO_RAFFLES;

  test('a ticket that was sold elsewhere is named, and the remaining tickets can be sent', async () => {
    const page = await openWithBuyer();
    page.api.on(generateLink, reply.error('Uno o más talones no están disponibles.'));
    page.api.on(
      getRaffles,
      reply.of(getRaffles, [first.map((ticket) => (ticket.id === 1 ? ticketOf({ state: 'paid' }) : ticket)), second]),
    );
    await page.user.click(button('ENVIAR LINK'));
    expect(
      await screen.findByText('El talón 00123 (sorteo 1) ya no está disponible y lo quitamos de tu selección.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('No generamos el link porque tu selección cambió. Revisá el resumen y envialo otra vez.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Resumen' })).toHaveTextContent('TotalUS$ 20,00');
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');

    page.api.on(generateLink, reply.success('el-token'));
    await page.user.click(button('ENVIAR LINK'));
    await title('TU LINK DE PAGO ESTÁ PRONTO');
    expect(page.api.requests(generateLink).at(-1)?.form.getAll('talones[]')).toEqual(['2']);
  });

  test('the form leads back to the list when none of the chosen tickets is left', async () => {
    const page = await openWithBuyer();
    page.api.on(generateLink, reply.error('Uno o más talones no están disponibles.'));
    page.api.on(getRaffles, reply.of(getRaffles, [second]));
    await page.user.click(button('ENVIAR LINK'));
    await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
    expect(
      screen.getByText(
        'Los talones 00123 (sorteo 1) y 00123 (sorteo 2) ya no están disponibles y los quitamos de tu selección.',
      ),
    ).toBeInTheDocument();
    expect(await raffleGroup('00200')).toBeInTheDocument();
    expect(page.address()).toBe('/dashboard/rifas');
  });

  test('a raffle of single mode that was sold elsewhere is named', async () => {
    const page = openWizard({
      deployment: { mode: 'single' },
      api: serverWith([raffleOf('7'), raffleOf('8', { firstId: 11 })]),
    });
    await page.user.click(await screen.findByRole('checkbox', { name: /Rifa 7/ }));
    await page.user.click(screen.getByRole('checkbox', { name: /Rifa 8/ }));
    page.api.on(generateLink, reply.error());
    page.api.on(getRaffles, reply.of(getRaffles, [raffleOf('8', { firstId: 11 })]));
    await page.user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (2)'));
    await fillBuyer(page);
    await page.user.click(button('ENVIAR LINK'));
    expect(
      await screen.findByText('La rifa 7 ya no está disponible y la quitamos de tu selección.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Lo demás sigue elegido.')).toBeInTheDocument();
  });
});
