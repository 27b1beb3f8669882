import { Amount, DefinitionList, FigureTable, StackedBar, StateChip, type Tone } from '../../ui';
import { usual, type Sample } from '../sample';

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'Pendiente de pago',
  info: 'Para transferir',
  success: 'Pago',
  warning: 'Solicitada',
  error: 'Rechazado',
};

const PARTS = [
  { label: 'Crédito', value: 500, text: 'US$ 500,00' },
  { label: 'Débito', value: 300, text: 'US$ 300,00' },
  { label: 'Contado', value: 100.1, text: 'US$ 100,10' },
  { label: 'Un costo con un nombre que no entra en un renglón', value: 80, text: 'US$ 80,00' },
];

export const data: readonly Sample[] = [
  {
    of: ['Amount'],
    states: {
      m: <Amount>US$ 40,00</Amount>,
      'l, with a word': (
        <Amount size="l" label="Total">
          US$ 1.234,50
        </Amount>
      ),
      xl: <Amount size="xl">US$ 1.234.567,00</Amount>,
    },
  },
  {
    of: ['StateChip'],
    states: Object.fromEntries(
      Object.entries(TONES).map(([tone, label]) => [tone, <StateChip key={tone} tone={tone as Tone} label={label} />]),
    ),
  },
  usual(
    ['DefinitionList'],
    <DefinitionList
      items={[
        { label: 'Comprador', value: 'Rosa Pérez Olivera' },
        { label: 'Email', value: 'una.direccion.que.no.termina.nunca@un-servidor-con-nombre-largo.example.com.uy' },
      ]}
    />,
  ),
  usual(
    ['FigureTable'],
    <FigureTable
      caption="Totales por tipo"
      unit="US$ "
      columns={['Crédito', 'Débito', 'Total']}
      rows={[
        { label: 'Depositado', figures: ['US$ 500,00', 'US$ 300,00', 'US$ 800,00'] },
        { label: 'Recaudado', figures: ['US$ 450,00', 'Sin dato', 'Sin dato'], strong: true },
      ]}
    />,
  ),
  {
    of: ['StackedBar'],
    states: {
      usual: <StackedBar label="Costo del viaje" parts={PARTS} />,
      'nothing yet': (
        <StackedBar
          label="Depósitos por tipo"
          parts={PARTS.map(({ label }) => ({ label, value: 0, text: 'US$ 0,00' }))}
        />
      ),
    },
  },
];
