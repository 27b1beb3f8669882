import { screen, within } from '@testing-library/react';
import { getExtraCosts, getItinerary } from '@rifas/shared/contracts';
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

function setup({
  precio = 1000 as number | null,
  nombre = 'Bariloche',
  extras = [{ descripcion: 'Seguro', monto: 234.1 as number | null }],
  recaudado = 750.5,
} = {}) {
  const api = createFakeApi();
  api.on(
    getItinerary,
    reply.success({ itinerario: { nombre, precio }, totales: { ...totales, totalRecaudado: recaudado } }),
  );
  api.on(getExtraCosts, reply.success(extras));
  return renderPage(<TripSummaryWidget />, { api });
}

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

test.each([
  [120, 1],
  ['3.50', 1],
  [0, 0],
  [null, 0],
  ['mucho', 0],
])(
  'the summary shows the sum of the last week only where that is positive: %p',
  async (totalRecaudadoSemana, shown) => {
    const api = createFakeApi();
    const itinerario = { nombre: 'Bariloche', precio: 1000 };
    api.on(getItinerary, reply.success({ itinerario, totales: { ...totales, totalRecaudadoSemana } }));
    api.on(getExtraCosts, reply.success([]));
    renderPage(<TripSummaryWidget />, { api });
    expect(await screen.findByText('US$ 750,50')).toBeVisible();
    expect(screen.queryAllByText(/^en 7 días$/)).toHaveLength(shown);
    expect(screen.queryAllByText(/^\+US\$ (120,00|3,50)$/)).toHaveLength(shown);
  },
);

test.each([
  [750.5, 'Saldo a pagar', 'US$ 483,60'],
  [1500, 'Saldo a favor', 'US$ 265,90'],
])('the summary with %d collected of 1234.10 shows: %s', async (recaudado, label, difference) => {
  setup({ recaudado });
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByText(difference)).toBeVisible();
});

test('the summary shows "Viaje saldado" when the collected sum equals the cost', async () => {
  setup({ recaudado: 1234.1 });
  expect(await screen.findByText('Viaje saldado')).toBeVisible();
});

test('the unfolded summary shows the cost, the collected sum, and the cost line by line', async () => {
  const { user } = setup();
  await user.click(await screen.findByText('Resumen del viaje', { selector: 'summary *' }));
  for (const text of ['Costo total', 'US$ 750,50', 'US$ 1.234,10']) expect(screen.getAllByText(text)[0]).toBeVisible();
  const cost = screen.getByRole('list', { name: 'Costo del viaje' });
  expect(
    within(cost)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['BarilocheUS$ 1.000,00', 'SeguroUS$ 234,10']);
});

test('the unfolded summary shows every total by means of payment, with 0 for a missing total', async () => {
  const { user } = setup();
  await user.click(await screen.findByText('Resumen del viaje', { selector: 'summary *' }));
  const section = screen.getByRole('region', { name: 'Depósitos por tipo' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['CréditoUS$ 500,00', 'DébitoUS$ 300,00', 'ContadoUS$ 100,10']);
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
  const { user } = setup({
    extras: [
      { descripcion: 'Tasa', monto: 1 },
      { descripcion: 'Tasa', monto: 2 },
    ],
  });
  await user.click(await screen.findByText('Resumen del viaje', { selector: 'summary *' }));
  const cost = screen.getByRole('list', { name: 'Costo del viaje' });
  expect(
    within(cost)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['BarilocheUS$ 1.000,00', 'TasaUS$ 1,00', 'Tasa (2)US$ 2,00']);
});

test('the summary reports half-loaded data and can be loaded again', async () => {
  const api = createFakeApi();
  api.on(getItinerary, reply.success({ itinerario: { nombre: 'Bariloche', precio: 10 }, totales: {} }));
  api.on(getExtraCosts, reply.http(500));
  const { user } = renderPage(<TripSummaryWidget />, { api });
  expect(await screen.findByText('No pudimos cargar el resumen del viaje.')).toBeVisible();
  api.on(getExtraCosts, reply.success([]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('US$ 10,00')).toBeVisible();
});

test.each([
  ['the trip', { precio: null }, ['BarilocheSin precio', 'SeguroUS$ 234,10']],
  ['an extra cost', { extras: [{ descripcion: '', monto: null }] }, ['BarilocheUS$ 1.000,00', 'Costo extraSin precio']],
])('the summary with a missing price of %s says so and shows the other values', async (_what, missing, lines) => {
  const { user, container } = setup(missing);
  const folded = await screen.findByText('Resumen del viaje', { selector: 'summary *' });
  expect(screen.getByText('Saldo')).toBeVisible();
  expect(screen.getByText('Sin precio')).toBeVisible();
  await user.click(folded);
  expect(screen.getByText(/^Falta el precio de una parte del viaje/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  const cost = screen.getByRole('list', { name: 'Costo del viaje' });
  expect(
    within(cost)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(lines);
  expect(screen.getAllByText('US$ 750,50')[0]).toBeVisible();
  expect(container).not.toHaveTextContent(/NaN|undefined/);
});

test('the summary with unreadable totals shows the trip and its cost, and says which values are unknown', async () => {
  const api = createFakeApi();
  api.on(getItinerary, reply.success({ itinerario: { nombre: 'Bariloche', precio: 1000 }, totales: ['x'] }));
  api.on(getExtraCosts, reply.success([]));
  const { user, container } = renderPage(<TripSummaryWidget />, { api });
  await user.click(await screen.findByText('Resumen del viaje', { selector: 'summary *' }));
  expect(screen.getByText(/^No pudimos leer una parte de tus depósitos/)).toBeVisible();
  expect(screen.getByText('de US$ 1.000,00')).toBeVisible();
  expect(screen.getAllByText('Sin dato')[0]).toBeVisible();
  expect(screen.queryByText(/Viaje saldado|Saldo a/)).not.toBeInTheDocument();
  expect(screen.queryByText('Sin precio')).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/NaN|undefined|US\$ 0,00/);
});

test('one unreadable total leaves only its own cell and the sums that need it unknown', async () => {
  const api = createFakeApi();
  const odd = { ...totales, totalRifasRegistradoDebito: 'mucho' };
  api.on(getItinerary, reply.success({ itinerario: { nombre: 'Bariloche', precio: 1000 }, totales: odd }));
  api.on(getExtraCosts, reply.success([]));
  const { user } = renderPage(<TripSummaryWidget />, { api });
  await user.click(await screen.findByText('Resumen del viaje', { selector: 'summary *' }));
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
  const api = createFakeApi();
  const itinerario = { nombre: 'Bariloche', precio: 1000 };
  api.on(getItinerary, reply.success({ itinerario, ...totales }));
  api.on(getExtraCosts, reply.success([]));
  const { unmount } = renderPage(<TripSummaryWidget />, { api });
  expect(await screen.findByText('US$ 750,50')).toBeVisible();
  expect(screen.getByText('Saldo a pagar')).toBeVisible();
  unmount();

  api.on(getItinerary, reply.success({ itinerario }));
  renderPage(<TripSummaryWidget />, { api });
  expect((await screen.findAllByText('Sin dato'))[0]).toBeVisible();
  expect(screen.queryByText(/Saldo a|US\$ 0,00/)).not.toBeInTheDocument();
});
