import { render, screen } from '@testing-library/react';
import { PartsBar } from './PartsBar';

test('Each part is as wide as its share of the whole, and nothing else.', () => {
  render(
    <PartsBar
      label="Totales"
      parts={[
        { id: 'pending', name: 'Pendiente de Pago', count: 90, colour: 'red' },
        { id: 'paid', name: 'Pago', count: 10, colour: 'green' },
      ]}
      chosen={undefined}
      onChoose={() => undefined}
    />,
  );
  const [bar] = screen.getByRole('group', { name: 'Totales' }).children;
  const parts = [...(bar?.children ?? [])].map((part) => getComputedStyle(part));
  expect(parts.map(({ flexGrow }) => flexGrow)).toEqual(['90', '10']);
  expect(new Set(parts.map(({ flexBasis, minWidth }) => `${flexBasis} ${minWidth}`)).size).toBe(1);
  expect(parts[0]?.flexBasis).toMatch(/^0/);
});
