import { render, screen, within } from '@testing-library/react';
import { Amount } from './Amount';
import { StateChip } from './Chip';
import { DefinitionList } from './DefinitionList';
import { FigureTable } from './FigureTable';
import { StackedBar } from './StackedBar';

it('a state chip shows an icon and a word', () => {
  const { container } = render(<StateChip tone="success" label="Pago" />);
  expect(screen.getByText('Pago')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('a definition list pairs each label with its value', () => {
  render(<DefinitionList items={[{ label: 'Saldo', value: 'US$ 20,00' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Saldo');
  expect(screen.getByRole('definition')).toHaveTextContent('US$ 20,00');
});

it('a mail address may break after its @ only, and other values stay as they are', () => {
  const { container } = render(
    <DefinitionList
      items={[
        { label: 'Email', value: 'ana@x.uy' },
        { label: 'Saldo', value: 'US$ 20,00' },
      ]}
    />,
  );
  const [email, balance] = container.querySelectorAll('dd');
  // Chromium reads a break that it may read as a space in the address.
  expect(email?.innerHTML).toBe('ana@<wbr aria-hidden="true">x.uy');
  expect(email).toHaveTextContent('ana@x.uy');
  expect(balance?.innerHTML).toBe('US$ 20,00');
});

it('an amount is shown with its label', () => {
  render(<Amount label="Total">US$ 1.234,50</Amount>);
  expect(screen.getByText('US$ 1.234,50')).toBeVisible();
  expect(screen.getByText('Total')).toBeVisible();
});

it('a stacked bar lists its parts with their amounts', () => {
  render(
    <StackedBar
      label="Depósitos por tipo"
      parts={[
        { label: 'Crédito', value: 60, text: 'US$ 60,00' },
        { label: 'Contado', value: -1, text: 'US$ 0,00' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Depósitos por tipo' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['CréditoUS$ 60,00', 'ContadoUS$ 0,00']);
});

it.each([
  ['shows sums of four digits side by side on every phone', '1.620,00', undefined],
  ['gives sums of six digits a line each on a narrow phone', '162.000,00', 'medium'],
  ['gives longer sums a line each on every phone', '162.000.000,00', 'long'],
])('a table of figures %s', (_, figure, length) => {
  const rows = [{ label: 'Depositado', figures: [`US$ ${figure}`] }];
  render(<FigureTable caption="Totales" columns={['Total']} rows={rows} unit="US$ " />);
  expect(screen.getByRole('table').getAttribute('data-length') ?? undefined).toBe(length);
});
