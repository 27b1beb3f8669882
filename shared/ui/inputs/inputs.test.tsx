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

it('checks a row by a press anywhere in it, or by the space bar', async () => {
  render(<Row />);
  const box = screen.getByRole('checkbox', { name: /Talón 00123.*Sorteo 2.*US\$ 20,00/ });
  await userEvent.click(screen.getByText('US$ 20,00'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('does not check a disabled row', async () => {
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

it('accepts text in labelled fields', async () => {
  render(<Texts />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar por número o comprador' }), '001');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comentario' }), 'Paga el lunes');
  expect(screen.getByRole('searchbox')).toHaveValue('001');
  // A printed search field would be an empty box.
  expect(screen.getByRole('search')).toHaveAttribute('data-no-print');
  expect(screen.getByRole('textbox')).toHaveValue('Paga el lunes');
});

it('does not print an empty text area or its label', () => {
  const box = (value: string) => <TextArea label="Comentario" value={value} onChange={() => undefined} />;
  const { rerender, container } = render(box(''));
  expect(container.firstChild).toHaveAttribute('data-no-print');
  rerender(box('llamar el lunes'));
  expect(container.firstChild).not.toHaveAttribute('data-no-print');
});
