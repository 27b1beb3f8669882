import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormAlert, SubmitButton, TextField, type FormProps, type FormSchema } from '..';

export interface Buyer {
  nombre: string;
  email: string;
}

export const ALL = 'Debes completar todos los campos*';
const empty: Buyer = { nombre: '', email: '' };
export const schema: FormSchema<Buyer> = (y) =>
  y.object({
    nombre: y.string().required(ALL),
    email: y.string().required(ALL).matches(/@/, 'Formato de email inválido'),
  });

type Props = Partial<Omit<FormProps<Buyer>, 'onSubmit' | 'children'>>;

/** A form with a buyer's fields, the mock that receives its values, and a way to change its properties. */
export function setup(onSubmit: FormProps<Buyer>['onSubmit'] = () => undefined, props: Props = {}) {
  const send = jest.fn(onSubmit);
  const form = (more: Props = {}) => (
    <Form initialValues={empty} schema={schema} summary={ALL} label="Comprador" onSubmit={send} {...props} {...more}>
      <FormAlert />
      <TextField name="nombre" label="Nombre" required />
      <TextField name="email" label="Email" type="email" required hint="Ahí llega el e-ticket" />
      <SubmitButton>ENVIAR LINK</SubmitButton>
    </Form>
  );
  const view = render(form());
  return { send, update: (more: Props) => view.rerender(form(more)) };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
export const fill = async (nombre: string, email: string) => {
  await userEvent.type(field('Nombre'), nombre);
  await userEvent.type(field('Email'), email);
};
