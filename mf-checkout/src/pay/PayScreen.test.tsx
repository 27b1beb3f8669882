import { screen, within } from '@testing-library/react';
import { toCents } from '@rifas/shared/domain';
import { dateOf, raffleOf } from '@rifas/shared/testing';
import { linkOf } from './link-samples.testing';
import { chooseCard, openPayPage, payButton } from './pay-page.testing';

const summary = () => screen.getByRole('group', { name: 'Pagar' });
const raffles = (name: string) => screen.findByRole('region', { name });

test('multi mode shows each draw with its date and price', async () => {
  openPayPage();
  const list = within(await raffles('4 talones para pagar'));
  expect(list.getByText('00123')).toBeInTheDocument();
  expect(list.getAllByText('Sorteo 1 · 15/03/2999')).toHaveLength(2);
  expect(list.getAllByText('US$ 20,00')).toHaveLength(4);
  expect(summary()).toHaveTextContent('Total a pagar' + 'US$ 80,00');
});

test('single mode shows each raffle with its tickets and their price, and no draw dates', async () => {
  openPayPage({ deployment: { mode: 'single' } });
  const list = within(await raffles('2 rifas para pagar'));
  expect(list.getAllByText('2 talones · US$ 40,00')).toHaveLength(2);
  expect(list.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('the form is prefilled from the link, has the fields of the settings, and says what each field is for', async () => {
  openPayPage();
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Juan');
  expect(screen.getByLabelText('Email')).toHaveValue('juan@mail.com');
  expect(screen.getByLabelText('Celular')).toHaveValue('099123456');
  expect(screen.getByLabelText('Departamento')).toHaveValue('Salto');
  expect(screen.queryByLabelText('Crédito o débito')).not.toBeInTheDocument();
  const kinds = [...document.querySelectorAll('form [autocomplete]')].map((field) =>
    field.getAttribute('autocomplete'),
  );
  expect(kinds).toEqual(['given-name', 'family-name', 'email', 'tel', 'address-level1', 'cc-type']);
});

test('phone and department have no fields if the settings do not ask for them', async () => {
  openPayPage({
    deployment: { settings: { preguntarCelularComprador: false, preguntarDepartamentoComprador: false } },
  });
  await screen.findByLabelText('Nombre');
  expect(screen.queryByLabelText('Celular')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Departamento')).not.toBeInTheDocument();
});

test("the 19 departments are offered, and not 'No lo sé'", async () => {
  openPayPage();
  const options = within(await screen.findByLabelText('Departamento')).getAllByRole('option');
  expect(options).toHaveLength(20);
  expect(options.map((option) => option.textContent)).not.toContain('No lo sé');
});

test('the total, its surcharge, the amount of an instalment and the button PAGAR follow the chosen card', async () => {
  const page = openPayPage();
  await chooseCard(page, 'Visa', '10');
  expect(summary()).toHaveTextContent('US$ 80,00');
  expect(summary()).toHaveTextContent('10 cuotas de US$ 8,00');
  expect(summary()).not.toHaveTextContent('recargo');
  await page.user.selectOptions(screen.getByLabelText('Cuotas'), '12');
  expect(payButton()).toHaveTextContent('PAGAR US$ 84,00');
  expect(summary()).toHaveTextContent('Total a pagar' + 'US$ 84,00');
  expect(summary()).toHaveTextContent('Incluye recargo de 5 %: US$ 4,00');
  expect(summary()).toHaveTextContent('12 cuotas de US$ 7,00');
  await page.user.selectOptions(screen.getByLabelText('Tarjeta'), 'Master');
  expect(summary()).toHaveTextContent('US$ 80,00');
});

test.each(['multi', 'single'] as const)(
  '%s mode lists the tickets by price, the surcharge of the card, and the total',
  async (mode) => {
    const page = openPayPage({ deployment: { mode } });
    const sheet = await raffles(mode === 'multi' ? '4 talones para pagar' : '2 rifas para pagar');
    expect(sheet).toHaveTextContent('4 talones × US$ 20,00' + 'US$ 80,00' + 'Total a pagar' + 'US$ 80,00');
    await chooseCard(page, 'Visa', '12');
    expect(sheet).toHaveTextContent(
      '4 talones × US$ 20,00' + 'US$ 80,00' + 'Recargo de la tarjeta' + 'US$ 4,00' + 'Total a pagar' + 'US$ 84,00',
    );
  },
);

test('tickets of different prices are counted without a price for each', async () => {
  const prices = [raffleOf('5', { draws: 1 }), raffleOf('6', { draws: 1, firstId: 9, priceCents: toCents(30) })];
  openPayPage({ link: linkOf({ raffles: prices }) });
  expect(await raffles('2 talones para pagar')).toHaveTextContent('2 talones' + 'US$ 50,00' + 'Total a pagar');
});

test('each of the 12 instalment options shows the amount of an instalment', async () => {
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

test.each([
  ['Oca', '12'],
  ['Master', '12'],
])('%s never has a surcharge, so the notice disappears', async (brand, instalments) => {
  const page = openPayPage();
  expect(await screen.findByText('Visa débito')).toBeInTheDocument();
  await chooseCard(page, brand, instalments);
  expect(screen.queryByText('Visa débito')).not.toBeInTheDocument();
});

test('a choice with a surcharge shows its amount beside the card', async () => {
  const page = openPayPage();
  await chooseCard(page, 'Visa', '11');
  expect(screen.getByText('Visa crédito en 11 o 12 cuotas suma 5 %: US$ 4,00')).toBeInTheDocument();
  await page.user.selectOptions(screen.getByLabelText('Cuotas'), '10');
  expect(screen.queryByText(/Visa crédito en 11 o 12 cuotas suma/)).not.toBeInTheDocument();
});

test('a draw that is over is marked beside its date', async () => {
  const draws = [
    ...raffleOf('5', { draws: 1, drawDate: dateOf('2020-01-02') }),
    ...raffleOf('5', { draws: 1, firstId: 9 }),
  ];
  openPayPage({ link: linkOf({ raffles: [draws] }) });
  const list = within(await raffles('2 talones para pagar'));
  expect(list.getByText('Sorteo 1 · 02/01/2020').closest('li')).toHaveTextContent('Ya se sorteó');
  expect(list.getAllByText('Ya se sorteó')).toHaveLength(1);
});

test('single mode says how many draws of a raffle are over', async () => {
  const [past, coming] = raffleOf('5', { draws: 2 });
  const over = { ...past!, drawDate: dateOf('2020-01-02') };
  openPayPage({ link: linkOf({ raffles: [[over, coming!]] }), deployment: { mode: 'single' } });
  expect(await raffles('1 rifa para pagar')).toHaveTextContent('Ya se sorteó: 1 de 2' + '2 talones · US$ 40,00');
});

test('the page says what happens next, who organises and whom to ask', async () => {
  openPayPage();
  expect(await screen.findByText(/Al tocar PAGAR te llevamos a la página segura/)).toBeInTheDocument();
  expect(screen.getByText(/Organiza Viajes del Sur/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'contacto@rifas.example' })).toBeInTheDocument();
});

test('the page has no notice and no surcharge if the seller absorbs it', async () => {
  const page = openPayPage({ link: linkOf({ absorbsSurcharge: true }) });
  await chooseCard(page, 'Visa', '12');
  expect(screen.queryByText('Visa débito')).not.toBeInTheDocument();
  expect(summary()).toHaveTextContent('US$ 80,00');
});

describe('ccee', () => {
  const ccee = { variant: 'ccee' as const, settings: { simboloMoneda: '$' } };
  const link = linkOf({ raffles: [raffleOf('5', { draws: 2 })] });

  test('asks for the card type with its prices, shows both totals and waits for the choice', async () => {
    const page = openPayPage({ deployment: ccee, link });
    await chooseCard(page, 'Oca', '06');
    expect(summary()).toHaveTextContent('Total con crédito' + '$ 10.580,00');
    expect(summary()).toHaveTextContent('Total con débito' + '$ 9.980,00');
    expect(payButton()).toBeDisabled();
    const read = summary().querySelector('[aria-live]');
    await page.user.selectOptions(screen.getByLabelText('Crédito o débito'), 'Crédito | $5290');
    expect(summary()).toHaveTextContent('Total a pagar' + '$ 10.580,00');
    // Not every screen reader reads a live region that is inserted together with its text.
    expect(summary().querySelector('[aria-live]')).toBe(read);
    expect(read).toHaveAttribute('aria-atomic', 'true');
    expect(screen.getAllByText('$ 5.290,00')).toHaveLength(2);
    expect(payButton()).toBeEnabled();
    expect(screen.getByText('2 talones × $ 5.290,00')).toBeInTheDocument();
  });

  test('has no empty list item in single mode, and multiplies the tickets by their price before and after the choice', async () => {
    const page = openPayPage({ deployment: { ...ccee, mode: 'single' }, link });
    const sheet = await raffles('1 rifa para pagar');
    expect(within(sheet).getByText('2 talones')).toBeInTheDocument();
    for (const item of within(sheet).getAllByRole('listitem')) expect(item).not.toBeEmptyDOMElement();
    expect(sheet).toHaveTextContent('Con crédito' + '2 talones × $ 5.290,00' + 'Con débito' + '2 talones × $ 4.990,00');
    await page.user.selectOptions(screen.getByLabelText('Crédito o débito'), 'Débito | $4990');
    expect(within(sheet).getByText('2 talones · $ 9.980,00')).toBeInTheDocument();
    expect(sheet).toHaveTextContent('2 talones × $ 4.990,00' + '$ 9.980,00' + 'Total a pagar' + '$ 9.980,00');
  });

  test('locks the instalments to one for debit, and frees them for credit', async () => {
    const page = openPayPage({ deployment: ccee, link });
    await chooseCard(page, 'Visa', '06');
    await page.user.selectOptions(screen.getByLabelText('Crédito o débito'), 'Débito | $4990');
    const instalments = screen.getByLabelText('Cuotas');
    expect(instalments).toHaveValue('01');
    expect(within(instalments).getAllByRole('option')).toHaveLength(1);
    expect(summary()).toHaveTextContent('$ 9.980,00');
    await page.user.selectOptions(screen.getByLabelText('Crédito o débito'), 'Crédito | $5290');
    expect(within(instalments).getAllByRole('option')).toHaveLength(13);
  });
});

describe('a link that the API accepts although one of its tickets has gone', () => {
  test.each(['paid', 'requested', 'inBag', 'unknown'] as const)('(%s) cannot be paid and says so', async (state) => {
    openPayPage({ link: linkOf({ raffles: [raffleOf('5'), raffleOf('6', { draws: 1, state })] }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Las rifas no están disponibles, contactate con el vendedor.',
    );
    expect(screen.queryByRole('button', { name: /^PAGAR/ })).not.toBeInTheDocument();
  });

  test('can be paid if the API sends no state of its tickets', async () => {
    const raffles = [raffleOf('5', { draws: 1 }).map((one) => ({ ...one, state: 'unknown' as const, stateText: '' }))];
    const page = openPayPage({ link: linkOf({ raffles }) });
    await chooseCard(page);
    expect(payButton()).toBeEnabled();
  });
});

describe('a link with a ticket that has no price', () => {
  const link = linkOf({ raffles: [raffleOf('5', { draws: 1 }), raffleOf('6', { draws: 1, priceCents: undefined })] });

  test('shows its raffles and says whom to write to, in place of the form', async () => {
    openPayPage({ link });
    const list = within(await raffles('2 talones para pagar'));
    expect(list.getByText('US$ 20,00')).toBeInTheDocument();
    expect(list.getByText('Sin precio')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Todavía no podés pagar este link');
    expect(screen.getByRole('link', { name: 'contacto@rifas.example' })).toHaveAttribute(
      'href',
      'mailto:contacto@rifas.example',
    );
    expect(screen.queryByRole('button', { name: /^PAGAR/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Tarjeta')).not.toBeInTheDocument();
  });

  test('shows its raffle without a price in single mode', async () => {
    openPayPage({ link, deployment: { mode: 'single' } });
    expect(within(await raffles('2 rifas para pagar')).getByText('Sin precio')).toBeInTheDocument();
  });

  test('can be paid in ccee, where every ticket costs the same', async () => {
    const page = openPayPage({ link, deployment: { variant: 'ccee' } });
    await chooseCard(page);
    await page.user.selectOptions(screen.getByLabelText('Crédito o débito'), 'Crédito | $5290');
    expect(summary()).toHaveTextContent('Total a pagar' + 'US$ 10.580,00');
    expect(payButton()).toBeEnabled();
  });
});

test('a ticket with an unknown state and without a draw date is shown', async () => {
  const odd = raffleOf('5', { draws: 1, state: 'unknown', stateText: 'En revisión', drawDate: undefined });
  openPayPage({ link: linkOf({ raffles: [odd] }) });
  expect(within(await raffles('1 talón para pagar')).getByText('Sorteo 1')).toBeInTheDocument();
});

test('the page of a link with an unknown seller has no name in its title', async () => {
  openPayPage({ link: linkOf({ seller: { firstName: '', lastName: '' } }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'PAGAR RIFA' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Nombre')).toBeInTheDocument();
  expect(screen.queryByText(/Le comprás a/)).not.toBeInTheDocument();
});

test('the name of a seller without a last name has no stray space', async () => {
  openPayPage({ link: linkOf({ seller: { firstName: 'Ana', lastName: '' } }) });
  expect(await screen.findByText('Le comprás a Ana.')).toBeInTheDocument();
});
