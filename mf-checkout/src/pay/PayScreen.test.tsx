import { screen, within } from '@testing-library/react';
import { raffleOf } from '@rifas/shared/testing';
import { linkOf } from './link.samples';
import { chooseCard, openPayPage, payButton } from './pay-page.testkit';

const summary = () => screen.getByRole('group', { name: 'Pagar' });
const raffles = (name: string) => screen.findByRole('region', { name });

test('multi shows each draw with its date and price (D9)', async () => {
  openPayPage();
  const list = within(await raffles('4 talones para pagar'));
  expect(list.getByText('00123')).toBeInTheDocument();
  expect(list.getAllByText('Sorteo 1 · 15/03/2027')).toHaveLength(2);
  expect(list.getAllByText('US$ 20,00')).toHaveLength(4);
  expect(summary()).toHaveTextContent('Total a pagar' + 'US$ 80,00');
});

test('single shows each raffle with its price and no draw dates (D9)', async () => {
  openPayPage({ deployment: { mode: 'single' } });
  const list = within(await raffles('2 rifas para pagar'));
  expect(list.getAllByText('US$ 40,00')).toHaveLength(2);
  expect(list.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('the form is prefilled from the link and asks what the settings ask', async () => {
  openPayPage();
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Juan');
  expect(screen.getByLabelText('Email')).toHaveValue('juan@mail.com');
  expect(screen.getByLabelText('Celular')).toHaveValue('099123456');
  expect(screen.getByLabelText('Departamento')).toHaveValue('Salto');
  expect(screen.queryByLabelText('Crédito o débito')).not.toBeInTheDocument();
});

test('phone and department are not there when they are not asked', async () => {
  openPayPage({
    deployment: { settings: { preguntarCelularComprador: false, preguntarDepartamentoComprador: false } },
  });
  await screen.findByLabelText('Nombre');
  expect(screen.queryByLabelText('Celular')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Departamento')).not.toBeInTheDocument();
});

test("the 19 departments are offered, and not 'No lo sé' (D13)", async () => {
  openPayPage();
  const options = within(await screen.findByLabelText('Departamento')).getAllByRole('option');
  expect(options).toHaveLength(20);
  expect(options.map((option) => option.textContent)).not.toContain('No lo sé');
});

test('surcharge and instalment value follow the choice (D2)', async () => {
  const page = openPayPage();
  await chooseCard(page, 'Visa', '10');
  expect(summary()).toHaveTextContent('US$ 80,00');
  expect(summary()).toHaveTextContent('10 cuotas de US$ 8,00');
  expect(summary()).not.toHaveTextContent('recargo');
  await page.user.selectOptions(screen.getByLabelText('Cuotas'), '12');
  expect(summary()).toHaveTextContent('US$ 84,00');
  expect(summary()).toHaveTextContent('Incluye recargo de 5 %: US$ 4,00');
  expect(summary()).toHaveTextContent('12 cuotas de US$ 7,00');
  await page.user.selectOptions(screen.getByLabelText('Tarjeta'), 'Master');
  expect(summary()).toHaveTextContent('US$ 80,00');
});

test('each of the 12 instalment options says what it comes to', async () => {
  const page = openPayPage();
  await chooseCard(page, 'Visa', '01');
  const labels = within(screen.getByLabelText('Cuotas'))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(labels).toHaveLength(13);
  expect(labels).toContain('1 cuota de US$ 80,00');
  expect(labels).toContain('3 cuotas de US$ 26,67');
  expect(labels).toContain('12 cuotas de US$ 7,00');
});

test('the surcharge notice lists the options without it', async () => {
  openPayPage();
  for (const option of [
    'OCA hasta 12 cuotas',
    'Visa crédito hasta 10 cuotas',
    'Visa débito',
    'MasterCard hasta 12 cuotas',
  ]) {
    expect(await screen.findByText(option)).toBeInTheDocument();
  }
});

test('no notice and no surcharge where the seller absorbs it', async () => {
  const page = openPayPage({ link: linkOf({ linkData: { AsumirRecargo: true } }) });
  await chooseCard(page, 'Visa', '12');
  expect(screen.queryByText('Visa débito')).not.toBeInTheDocument();
  expect(summary()).toHaveTextContent('US$ 80,00');
});

describe('ccee (D5)', () => {
  const ccee = { variant: 'ccee' as const, settings: { simboloMoneda: '$' } };
  const link = linkOf({ talones: [raffleOf('5', { draws: 2 })] });

  test('asks the type with its prices, shows both totals and waits for the choice', async () => {
    const page = openPayPage({ deployment: ccee, link });
    await chooseCard(page, 'Oca', '06');
    expect(summary()).toHaveTextContent('Total con crédito' + '$ 10.580,00');
    expect(summary()).toHaveTextContent('Total con débito' + '$ 9.980,00');
    expect(payButton()).toBeDisabled();
    await page.user.selectOptions(screen.getByLabelText('Crédito o débito'), 'Crédito | $5290');
    expect(summary()).toHaveTextContent('Total a pagar' + '$ 10.580,00');
    expect(screen.getAllByText('$ 5.290,00')).toHaveLength(2);
    expect(payButton()).toBeEnabled();
  });

  test('debit locks the instalments to one, and credit frees them', async () => {
    const page = openPayPage({ deployment: ccee, link });
    await chooseCard(page, 'Visa', '06');
    await page.user.selectOptions(screen.getByLabelText('Crédito o débito'), 'Débito | $4990');
    const instalments = screen.getByLabelText('Cuotas');
    expect(instalments).toHaveValue('01');
    expect(within(instalments).getAllByRole('option')).toHaveLength(1);
    expect(summary()).toHaveTextContent('$ 9.980,00');
    await page.user.selectOptions(screen.getByLabelText('Crédito o débito'), 'Credito');
    expect(within(instalments).getAllByRole('option')).toHaveLength(13);
  });
});
