import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CheckboxField, Form, MoneyField, PasswordField, RadioGroupField, SelectField, SubmitButton } from '..';

const initial = { tarjeta: '', tipo: '', recargo: false, monto: '', clave: '' };
const REQUIRED = 'Debes completar todos los campos*';

function setup(children: ReactNode) {
  const send = jest.fn();
  render(
    <Form
      initialValues={initial}
      schema={(y) => y.object({ tarjeta: y.string().required(REQUIRED), tipo: y.string().required(REQUIRED) })}
      onSubmit={send}
    >
      {children}
      <SubmitButton>PAGAR</SubmitButton>
    </Form>,
  );
  return send;
}
const pay = () => userEvent.click(screen.getByRole('button', { name: 'PAGAR' }));

const brands = ['Visa', 'Oca'].map((value) => ({ value, label: value }));
const card = <SelectField name="tarjeta" label="Tarjeta" required options={brands} />;
const kind = (
  <RadioGroupField
    name="tipo"
    label="Tipo"
    required
    options={[
      { value: 'Credito', label: 'Crédito | $5290' },
      { value: 'Debito', label: 'Débito | $4990' },
    ]}
  />
);

it('a form sends the choices of lists, groups and boxes, and amounts as the user typed them', async () => {
  const send = setup(
    <>
      {card}
      {kind}
      <CheckboxField name="recargo" label="Asumo el recargo de la tarjeta" />
      <MoneyField name="monto" label="Monto" prefix="US$" />
    </>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tarjeta' }), 'Oca');
  await userEvent.click(screen.getByRole('radio', { name: 'Débito | $4990' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Asumo el recargo de la tarjeta' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Monto' }), '1234,50');
  await pay();
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ tarjeta: 'Oca', tipo: 'Debito', recargo: true, monto: '1234,50', clave: '' }),
  );
  const amount = screen.getByRole('textbox', { name: 'Monto' });
  expect(amount).toHaveAttribute('inputmode', 'decimal');
  expect(amount).toHaveAccessibleDescription('US$');
});

it('a form marks a list and a group without a choice as invalid', async () => {
  setup(
    <>
      {kind}
      {card}
    </>,
  );
  await pay();
  const group = await screen.findByRole('radiogroup', { name: 'Tipo', description: REQUIRED });
  expect(group).toBeInvalid();
  expect(within(group).getByRole('radio', { name: 'Crédito | $5290' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Tarjeta', description: REQUIRED })).toBeInvalid();
});

it('a money field keeps an emptied value as an empty text', async () => {
  const send = setup(<MoneyField name="monto" label="Monto" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Monto' }), '5');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Monto' }));
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveValue('');
  expect(send).not.toHaveBeenCalled();
});

it('a password field shows and hides its password', async () => {
  setup(<PasswordField name="clave" label="Contraseña" autoComplete="new-password" />);
  const password = screen.getByLabelText('Contraseña');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar Contraseña' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar Contraseña' }));
  expect(password).toHaveAttribute('type', 'password');
});
