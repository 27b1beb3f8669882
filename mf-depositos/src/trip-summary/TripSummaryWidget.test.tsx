import { screen, within } from '@testing-library/react';
import { getExtraCosts, getItinerary } from '@rifas/shared/contracts';
import { useApiQuery } from '@rifas/shared/query';
import { createFakeApi, renderPage, reply } from '@rifas/shared/testing';
import TripSummaryWidget from './TripSummaryWidget';

const totales = {
  totalDepositado: 900,
  totalDepositadoCredito: 500,
  totalDepositadoDebito: 300,
  totalDepositadoContado: '100.10',
  totalRegistrado: 800,
  totalRegistradoContado: 80,
  totalRecaudado: 750.5,
  totalRecaudadoCredito: 450,
  totalPagoPersonalContado: 12.25,
  totalRifasRegistradoDebito: 260,
  totalRifasRecaudadoCredito: 440,
};

const itinerario = { nombre: 'Bariloche', precio: 1000 as number | null };
/** The answer about the trip, with these changes of the totals. */
const tripWith = (changes: object) => reply.success({ itinerario, totales: { ...totales, ...changes } });

function setup({ trip = tripWith({}), extras = [{ descripcion: 'Seguro', monto: 234.1 as number | null }] } = {}) {
  const api = createFakeApi();
  api.on(getItinerary, trip);
  api.on(getExtraCosts, reply.success(extras));
  const page = renderPage(<TripSummaryWidget />, { api });
  const unfold = async () => page.user.click(await screen.findByText('Resumen del viaje', { selector: 'summary *' }));
  return { ...page, unfold };
}
/** The texts of the entries of a list. */
const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const costLines = () => linesOf(screen.getByRole('list', { name: 'Costo del viaje' }));

test('the folded summary shows the progress of the trip and its balance', async () => {
  setup();
  expect(await screen.findByText('Resumen del viaje', { selector: 'summary *' })).toBeVisible();
  expect(screen.getByText('Saldo a pagar')).toBeVisible();
  expect(screen.getByText('US$ 483,60')).toBeVisible();
  expect(screen.getByText('US$ 750,50')).toBeVisible();
  expect(screen.getByText('de US$ 1.234,10')).toBeVisible();
  expect(screen.getByText('60 %')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Recaudado del costo total' })).toBeVisible();
  expect(screen.getByText('25 talones')).toBeVisible();
  expect(screen.queryByText('Costo total')).not.toBeInTheDocument();
});

/** Says at once when the answer is there. */
function Answered() {
  return useApiQuery(getItinerary, {}).isSuccess ? <p>answered</p> : null;
}

test('the summary arrives after a press, because the ways of the home are below it', async () => {
  const api = createFakeApi();
  const answer = api.hold(getItinerary);
  api.on(getExtraCosts, reply.success([]));
  const { user } = renderPage(
    <>
      <TripSummaryWidget />
      <button>Tus rifas</button>
      <Answered />
    </>,
    { api },
  );
  const way = screen.getByRole('button', { name: 'Tus rifas' });
  await user.pointer({ keys: '[TouchA>]', target: way });
  answer(tripWith({}));
  await screen.findByText('answered');
  expect(screen.queryByText('US$ 750,50')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/TouchA]', target: way });
  expect(await screen.findByText('US$ 750,50')).toBeVisible();
});

test.each([
  [120, 1],
  ['3.50', 1],
  [0, 0],
  [null, 0],
  ['mucho', 0],
])(
  'the summary shows the sum of the last week only where that is positive: %p',
  async (totalRecaudadoSemana, shown) => {
    setup({ trip: tripWith({ totalRecaudadoSemana }) });
    expect(await screen.findByText('US$ 750,50')).toBeVisible();
    expect(screen.queryAllByText(/^en 7 días$/)).toHaveLength(shown);
    expect(screen.queryAllByText(/^\+US\$ (120,00|3,50)$/)).toHaveLength(shown);
  },
);

test.each([
  [750.5, 'Saldo a pagar', 'US$ 483,60'],
  [1500, 'Saldo a favor', 'US$ 265,90'],
  [1234.1, 'Viaje saldado', 'de US$ 1.234,10'],
])('the summary with %d collected of 1234.10 shows: %s', async (totalRecaudado, label, figure) => {
  setup({ trip: tripWith({ totalRecaudado }) });
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByText(figure)).toBeVisible();
});

test('the unfolded summary shows the cost, the collected sum, and the cost line by line', async () => {
  const { unfold } = setup();
  await unfold();
  for (const text of ['Costo total', 'US$ 750,50', 'US$ 1.234,10']) expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(costLines()).toEqual(['BarilocheUS$ 1.000,00', 'SeguroUS$ 234,10']);
});

test('the unfolded summary shows every total by means of payment, with 0 for a missing total', async () => {
  const { unfold } = setup();
  await unfold();
  const section = screen.getByRole('region', { name: 'Depósitos por tipo' });
  expect(linesOf(section)).toEqual(['CréditoUS$ 500,00', 'DébitoUS$ 300,00', 'ContadoUS$ 100,10']);
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Totales por tipo', 'Crédito', 'Débito', 'Contado', 'Total'],
    ['Depositado', 'US$ 500,00', 'US$ 300,00', 'US$ 100,10', 'US$ 900,00'],
    ['Registrado', 'US$ 0,00', 'US$ 0,00', 'US$ 80,00', 'US$ 800,00'],
    ['Recaudado', 'US$ 450,00', 'US$ 0,00', 'US$ 0,00', 'US$ 750,50'],
    ['Rifas registradas', 'US$ 0,00', 'US$ 260,00', 'US$ 0,00', 'US$ 260,00'],
    ['Recaudado por rifas', 'US$ 440,00', 'US$ 0,00', 'US$ 0,00', 'US$ 440,00'],
    ['Pago personal', 'US$ 0,00', 'US$ 0,00', 'US$ 12,25', 'US$ 12,25'],
  ]);
});

test('the summary shows two extra costs with the same name in two lines', async () => {
  const { unfold } = setup({
    extras: [
      { descripcion: 'Tasa', monto: 1 },
      { descripcion: 'Tasa', monto: 2 },
    ],
  });
  await unfold();
  expect(costLines()).toEqual(['BarilocheUS$ 1.000,00', 'TasaUS$ 1,00', 'Tasa (2)US$ 2,00']);
});

test('the summary reports half-loaded data and can be loaded again', async () => {
  const api = createFakeApi();
  api.on(getItinerary, tripWith({}));
  api.on(getExtraCosts, reply.http(500));
  const { user } = renderPage(<TripSummaryWidget />, { api });
  expect(await screen.findByText('No pudimos cargar el resumen del viaje.')).toBeVisible();
  api.on(getExtraCosts, reply.success([]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('de US$ 1.000,00')).toBeVisible();
});

test.each([
  [
    'the trip',
    { trip: reply.success({ itinerario: { ...itinerario, precio: null }, totales }) },
    ['BarilocheSin precio', 'SeguroUS$ 234,10'],
  ],
  ['an extra cost', { extras: [{ descripcion: '', monto: null }] }, ['BarilocheUS$ 1.000,00', 'Costo extraSin precio']],
])('the summary with a missing price of %s says so and shows the other values', async (_what, missing, lines) => {
  const { unfold, container } = setup(missing);
  expect(await screen.findByText('Saldo')).toBeVisible();
  expect(screen.getByText('Sin precio')).toBeVisible();
  await unfold();
  expect(screen.getByText(/^Falta el precio de una parte del viaje/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(costLines()).toEqual(lines);
  expect(screen.getAllByText('US$ 750,50')[0]).toBeVisible();
  expect(container).not.toHaveTextContent(/NaN|undefined/);
});

test('the summary with unreadable totals shows the trip and its cost, and says which values are unknown', async () => {
  const { unfold, container } = setup({ trip: reply.success({ itinerario, totales: ['x'] }), extras: [] });
  await unfold();
  expect(screen.getByText(/^No pudimos leer una parte de tus depósitos/)).toBeVisible();
  expect(screen.getByText('de US$ 1.000,00')).toBeVisible();
  expect(screen.getAllByText('Sin dato')[0]).toBeVisible();
  expect(screen.queryByText(/Viaje saldado|Saldo a/)).not.toBeInTheDocument();
  expect(screen.queryByText('Sin precio')).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/NaN|undefined|US\$ 0,00/);
});

test('one unreadable total leaves only its own cell and the sums that need it unknown', async () => {
  const { unfold } = setup({ trip: tripWith({ totalRifasRegistradoDebito: 'mucho' }) });
  await unfold();
  expect(screen.getByText('Saldo a pagar', { selector: 'summary *' })).toBeVisible();
  const row = within(screen.getByRole('table')).getByRole('row', { name: /^Rifas registradas/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'Rifas registradas',
    'US$ 0,00',
    'Sin dato',
    'US$ 0,00',
    'Sin dato',
  ]);
});

test('Totals beside the trip in the answer are read; without totals the sum is unknown, not 0.', async () => {
  const { unmount } = setup({ trip: reply.success({ itinerario, ...totales }) });
  expect(await screen.findByText('US$ 750,50')).toBeVisible();
  expect(screen.getByText('Saldo a pagar')).toBeVisible();
  unmount();

  setup({ trip: reply.success({ itinerario }) });
  expect((await screen.findAllByText('Sin dato'))[0]).toBeVisible();
  expect(screen.queryByText(/Saldo a|US\$ 0,00/)).not.toBeInTheDocument();
});
