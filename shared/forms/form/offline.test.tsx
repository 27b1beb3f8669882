import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CANNOT_CHECK, Form, FormAlert, SubmitButton, TextField } from '..';

const mockNetwork = { works: false };
jest.mock('../../validation', () => {
  const { lazyModule } = jest.requireActual<typeof import('../../async')>('../../async');
  const { load, loaded } = lazyModule(() => (mockNetwork.works ? import('yup') : Promise.reject(new Error('sin red'))));
  return { loadYup: load, loadedYup: loaded };
});

it('a form reports that it cannot check its values offline, keeps them, and sends them when the network is back', async () => {
  const send = jest.fn();
  render(
    <Form
      initialValues={{ nombre: '' }}
      schema={(y) => y.object({ nombre: y.string().required('Falta') })}
      onSubmit={send}
    >
      <FormAlert />
      <TextField name="nombre" label="Nombre" />
      <SubmitButton>Enviar</SubmitButton>
    </Form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(CANNOT_CHECK);
  expect(send).not.toHaveBeenCalled();

  mockNetwork.works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Ana' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
