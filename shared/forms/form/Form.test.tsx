import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form, TextField } from '..';
import { CHECK_FIELDS } from './form-message';
import { ALL, field, fill, setup, submit } from './form.testing';

describe('the validation of a form', () => {
  it('shows the shared message once, marks the fields and focuses the first one', async () => {
    const { send } = setup();
    await submit();
    expect(await screen.findAllByText(ALL)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(ALL);
    expect(field('Nombre')).toBeInvalid();
    expect(field('Nombre')).toHaveAccessibleDescription('Completá este campo.');
    expect(field('Email')).toHaveAccessibleDescription('Ahí llega el e-ticket Completá este campo.');
    expect(field('Nombre')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('announces the shared message again when the form is sent again with the same errors', async () => {
    setup();
    await submit();
    const said = await screen.findByText(ALL);
    await userEvent.type(field('Nombre'), '{Enter}');
    await waitFor(() => expect(said).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(ALL);
  });

  it('announces one sentence for several wrong fields, and the message of a single field that is wrong again', async () => {
    setup(undefined, {
      schema: (y) => y.object({ nombre: y.string().max(2, 'Muy largo'), email: y.string().matches(/@/, 'Sin arroba') }),
    });
    await fill('Ana', 'ana');
    await submit();
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Ahí llega el e-ticket Sin arroba'));
    expect(await screen.findByText(CHECK_FIELDS)).toBeVisible();
    expect(field('Nombre')).toHaveFocus();
    await userEvent.clear(field('Nombre'));
    expect(screen.queryByText(CHECK_FIELDS)).not.toBeInTheDocument();
    await userEvent.type(field('Nombre'), 'Ana');
    expect(await screen.findByText('Muy largo')).toHaveAttribute('role', 'alert');
  });

  it('repeats the message of the one field that is still wrong', async () => {
    setup(undefined, { summary: undefined });
    await fill('Ana', 'ana{Enter}');
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('Formato de email inválido');
    await userEvent.type(field('Email'), '{Enter}');
    await waitFor(() => expect(said).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('Formato de email inválido');
  });

  it('removes the message as soon as the fields are correct', async () => {
    setup();
    await submit();
    await screen.findByText(ALL);
    await fill('Ana', 'ana@mail.uy');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(field('Email')).toBeValid();
  });

  it('shows a format error beside its field on blur, and not during the first typing', async () => {
    setup();
    await userEvent.type(field('Email'), 'ana');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Formato de email inválido');
    expect(field('Email')).toHaveAccessibleDescription('Ahí llega el e-ticket Formato de email inválido');
    expect(field('Nombre')).toBeValid();
  });

  it('shows no error of an earlier letter when the field is left right after the last one', async () => {
    setup();
    await userEvent.type(field('Email'), 'ana');
    fireEvent.change(field('Email'), { target: { value: 'ana@mail.uy' } });
    await Promise.resolve();
    fireEvent.blur(field('Email'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Email')).toBeValid();
  });

  it('validates with the schema of the moment of sending', async () => {
    const { send, update } = setup(undefined, { schema: undefined });
    update({ schema: (y) => y.object({ nombre: y.string().max(2, 'Demasiado largo') }) });
    await userEvent.type(field('Nombre'), 'Ana');
    await submit();
    expect(await screen.findByText('Demasiado largo')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the star of a required field out of its name', () => {
    setup();
    expect(screen.getByLabelText('Nombre')).toBeRequired();
  });
});

it('a form fills in initial values that arrive later only where the user has not typed', async () => {
  const { update } = setup();
  await userEvent.type(field('Nombre'), 'Ana');
  update({ initialValues: { nombre: 'Del link', email: 'link@mail.uy' } });
  expect(field('Nombre')).toHaveValue('Ana');
  expect(field('Email')).toHaveValue('link@mail.uy');
});

it('a form has its label as its accessible name', () => {
  setup();
  expect(screen.getByRole('form', { name: 'Comprador' })).toBeVisible();
});

it('a form does not render its content again for each key', async () => {
  const renders = jest.fn();
  const Counter = () => {
    useState(renders);
    renders();
    return null;
  };
  render(
    <Form initialValues={{ nombre: '' }} onSubmit={() => undefined}>
      <Counter />
      <TextField name="nombre" label="Nombre" />
    </Form>,
  );
  const before = renders.mock.calls.length;
  await userEvent.type(field('Nombre'), 'Ana');
  expect(renders).toHaveBeenCalledTimes(before);
});
