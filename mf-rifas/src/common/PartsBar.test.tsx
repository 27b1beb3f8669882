import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PartsBar } from './PartsBar';

test('The width of each part depends only on its share of the whole.', () => {
  render(
    <PartsBar
      label="Totales"
      parts={[
        { id: 'pending', name: 'Pendiente de Pago', count: 90, colour: 'red' },
        { id: 'paid', name: 'Pago', count: 10, colour: 'green' },
      ]}
      chosen="all"
      onChoose={() => undefined}
    />,
  );
  const [bar] = screen.getByRole('group', { name: 'Totales' }).children;
  const parts = [...(bar?.children ?? [])].map((part) => getComputedStyle(part));
  expect(parts.map(({ flexGrow }) => flexGrow)).toEqual(['90', '10']);
  expect(new Set(parts.map(({ flexBasis, minWidth }) => `${flexBasis} ${minWidth}`)).size).toBe(1);
  expect(parts[0]?.flexBasis).toMatch(/^0/);
});

test.each(['Sin abrir', 'Vencidos'])(
  'The empty part “%s” disappears when it is no longer chosen, and its neighbour takes the focus.',
  (name) => {
    function Bar() {
      const [chosen, setChosen] = useState(name);
      const all = ['Sin abrir', 'Pagados', 'Vencidos'].map((id) => ({
        id,
        name: id,
        count: id === name ? 0 : 2,
        colour: 'red',
      }));
      const parts = all.filter(({ id, count }) => count > 0 || id === chosen);
      return <PartsBar label="Totales" parts={parts} chosen={chosen} onChoose={setChosen} />;
    }
    render(<Bar />);
    const gone = screen.getByRole('button', { name: `0 ${name}` });
    gone.focus();
    fireEvent.click(gone);
    expect(gone).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '2 Pagados' })).toHaveFocus();
  },
);
