import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, PasswordField, SubmitButton, TextField, type DraftOptions, type SubmitErrors } from '..';

const initial = { nombre: '', documento: '', clave: '' };

function open(draft: DraftOptions, answer?: SubmitErrors) {
  return render(
    <Form initialValues={initial} draft={draft} onSubmit={() => answer}>
      <TextField name="nombre" label="Nombre" />
      <TextField name="documento" label="Documento" />
      <PasswordField name="clave" label="Contraseña" />
      <SubmitButton>Enviar</SubmitButton>
    </Form>,
  );
}

async function typeAll() {
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
  await userEvent.type(screen.getByLabelText('Documento'), '123');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Secreta1!');
}
const values = () =>
  ['Nombre', 'Documento', 'Contraseña'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

it('a form with a draft restores the typed values, but no password and no excluded field', async () => {
  const { unmount } = open({ key: 'prueba', exclude: ['documento'] });
  await typeAll();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secreta');
  unmount();
  open({ key: 'prueba' });
  expect(values()).toEqual(['Ana', '', '']);
});

it.each([
  ['forgets it after a success', {}, undefined, ''],
  ['keeps it after an error', {}, { nombre: 'No va' }, 'Ana'],
  ['keeps it after a success when told to', { keepOnSuccess: true }, undefined, 'Ana'],
])('a form with a draft %s', async (_, options, answer, expected) => {
  const { unmount } = open({ key: 'prueba', ...options }, answer);
  await typeAll();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByRole('button', { name: 'Enviar', busy: false });
  unmount();
  open({ key: 'prueba' });
  expect(values()[0]).toBe(expected);
});

it('two forms keep their drafts apart', async () => {
  const { unmount } = open({ key: 'uno' });
  await typeAll();
  unmount();
  open({ key: 'dos' });
  expect(values()).toEqual(['', '', '']);
});
