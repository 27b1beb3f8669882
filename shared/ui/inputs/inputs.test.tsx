import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckRow } from './Checkbox';
import { SearchField } from './SearchField';
import { TextArea } from './TextArea';

function Row({ disabled = false }) {
  const [checked, setChecked] = useState(false);
  return (
    <CheckRow
      checked={checked}
      onChange={setChecked}
      disabled={disabled}
      label="Talón 00123"
      detail="Sorteo 2"
      trailing={<span>US$ 20,00</span>}
    />
  );
}

it('a press anywhere in a row, or the space bar, checks the row', async () => {
  render(<Row />);
  const box = screen.getByRole('checkbox', { name: /Talón 00123.*Sorteo 2.*US\$ 20,00/ });
  await userEvent.click(screen.getByText('US$ 20,00'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('a disabled row cannot be checked', async () => {
  render(<Row disabled />);
  await userEvent.click(screen.getByText('Talón 00123'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

function Texts() {
  const [search, setSearch] = useState('');
  const [comment, setComment] = useState('');
  return (
    <>
      <SearchField label="Buscar por número o comprador" value={search} onChange={setSearch} />
      <TextArea label="Comentario" value={comment} onChange={setComment} />
    </>
  );
}

it('the search field and the text area accept text under their labels', async () => {
  render(<Texts />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar por número o comprador' }), '001');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comentario' }), 'Paga el lunes');
  expect(screen.getByRole('searchbox')).toHaveValue('001');
  // A printed search field would be an empty box.
  expect(screen.getByRole('search')).toHaveAttribute('data-no-print');
  expect(screen.getByRole('textbox')).toHaveValue('Paga el lunes');
});

it('an empty text area and its label are not printed', () => {
  const box = (value: string) => <TextArea label="Comentario" value={value} onChange={() => undefined} />;
  const { rerender, container } = render(box(''));
  expect(container.firstChild).toHaveAttribute('data-no-print');
  rerender(box('llamar el lunes'));
  expect(container.firstChild).not.toHaveAttribute('data-no-print');
});
