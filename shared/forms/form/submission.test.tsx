import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERROR } from '..';
import { texts } from '../../domain';
import { AppError } from '../../http';
import { nextTask } from '../../ui';
import { field, fill, schema, setup, submit } from './form.testing';

describe('a press of the submit button', () => {
  it('draws the typed text and the pressed button before it validates', async () => {
    const checked = jest.fn(schema);
    const { send } = setup(undefined, { schema: checked });
    await fill('Ana', 'ana@mail.uy');
    await waitFor(() =>
      expect(checked).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ email: 'ana@mail.uy' })),
    );
    checked.mockClear();

    fireEvent.change(field('Email'), { target: { value: 'ana@mail.com' } });
    fireEvent.change(field('Email'), { target: { value: 'ana@mail.com.uy' } });
    expect(field('Email')).toHaveValue('ana@mail.com.uy');
    expect(checked).not.toHaveBeenCalled();
    await waitFor(() => expect(checked).toHaveBeenCalledTimes(1));

    checked.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
    expect(screen.getByRole('button', { name: 'ENVIAR LINK', busy: true })).toBeVisible();
    expect(checked).not.toHaveBeenCalled();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(checked).toHaveBeenCalled();
  });

  it('validates the last typed letter, however soon the press follows', async () => {
    const { send } = setup();
    await fill('Ana', 'ana@mail.uy');
    fireEvent.change(field('Email'), { target: { value: 'ana' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Comprador' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Formato de email inválido');
    expect(send).not.toHaveBeenCalled();
  });

  it('leaves the focus on the field that the user has moved to before an error is found', async () => {
    setup();
    await fill('Ana', 'ana');
    await submit();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
    field('Nombre').focus();
    await screen.findByRole('button', { name: 'ENVIAR LINK', busy: false });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Formato de email inválido'));
    expect(field('Nombre')).toHaveFocus();
  });

  it('sends no text that was typed after the press until the next press', async () => {
    const { send } = setup();
    await fill('Ana', 'ana');
    fireEvent.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
    fireEvent.change(field('Email'), { target: { value: 'ana@mail.uy' } });
    await screen.findByRole('button', { name: 'ENVIAR LINK', busy: false });
    expect(send).not.toHaveBeenCalled();
    expect(field('Email')).toHaveValue('ana@mail.uy');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Ana', email: 'ana@mail.uy' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends the values of a second press that comes before the first is checked', async () => {
    const { send } = setup();
    await fill('Ana', 'ana');
    const form = screen.getByRole('form', { name: 'Comprador' });
    fireEvent.submit(form);
    fireEvent.change(field('Email'), { target: { value: 'ana@mail.uy' } });
    fireEvent.submit(form);
    await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Ana', email: 'ana@mail.uy' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends nothing if the user leaves before the values are checked', async () => {
    const { send } = setup();
    await fill('Ana', 'ana@mail.uy');
    fireEvent.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
    cleanup();
    for (let turn = 0; turn < 5; turn += 1) await nextTask();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends initial values that arrive after the press where the user has not typed', async () => {
    const { send, update } = setup();
    await userEvent.type(field('Nombre'), 'Ana');
    fireEvent.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
    update({ initialValues: { nombre: 'Del link', email: 'link@mail.uy' } });
    await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Ana', email: 'link@mail.uy' }));
  });
});

describe('the submission of a form', () => {
  it('passes the values to onSubmit', async () => {
    const { send } = setup();
    await fill('Ana', 'ana@mail.uy');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Ana', email: 'ana@mail.uy' }));
  });

  it.each(['input', 'change', 'blur', undefined] as const)(
    'passes on values that a script wrote into the fields, with the event %s',
    async (type) => {
      const { send } = setup();
      for (const [name, value] of [
        ['Nombre', 'Ana'],
        ['Email', 'ana@mail.uy'],
      ] as const) {
        // React tracks this write, so it ignores the event that follows.
        (field(name) as HTMLInputElement).value = value;
        if (type) fireEvent[type](field(name));
      }
      await submit();
      await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Ana', email: 'ana@mail.uy' }));
    },
  );

  it('calls onSubmit once, however often the user presses', async () => {
    let finish = () => {};
    const { send } = setup(() => new Promise<void>((resolve) => (finish = resolve)));
    await fill('Ana', 'ana@mail.uy');
    await userEvent.dblClick(screen.getByRole('button', { name: 'ENVIAR LINK' }));
    await userEvent.type(field('Email'), '{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'ENVIAR LINK', busy: true })).toBeVisible();
    await act(async () => finish());
    expect(screen.getByRole('button', { name: 'ENVIAR LINK', busy: false })).toBeVisible();
  });

  it('works again with the same values after the browser restores the page', async () => {
    const { send } = setup(() => new Promise<void>(() => {}));
    await fill('Ana', 'ana@mail.uy');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(field('Nombre')).toHaveValue('Ana');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('shows an error of a field and an error of the form, and keeps the typed values', async () => {
    setup(() => ({ email: 'Ese email ya existe', [FORM_ERROR]: 'No se pudo generar el link' }));
    await fill('Ana', 'ana@mail.uy');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo generar el link');
    expect(field('Email')).toHaveAccessibleDescription('Ahí llega el e-ticket Ese email ya existe');
    expect(field('Email')).toHaveFocus();
    expect(field('Nombre')).toHaveValue('Ana');
    await userEvent.type(field('Email'), '.uy');
    expect(field('Email')).toBeValid();
  });

  it('shows the user message of a thrown error', async () => {
    setup(() => Promise.reject(Object.assign(new Error('HTTP 500'), { userMessage: 'Probá de nuevo' })));
    await fill('Ana', 'ana@mail.uy');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Probá de nuevo');
  });

  it('shows the general text for a defect, and leaves the defect to telemetry', async () => {
    const defect = new TypeError('undefined is not a function');
    setup(() => {
      throw defect;
    });
    await fill('Ana', 'ana@mail.uy');
    const unhandled = jest.spyOn(Promise, 'reject').mockReturnValue(new Promise<never>(() => {}));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.processingError);
    expect(unhandled).toHaveBeenCalledWith(defect);
  });
});

it('a form says that there is no network only until it is back, and keeps the values and every other message', async () => {
  const answers = [new AppError('network', ''), new AppError('timeout', '')];
  setup(() => Promise.reject(answers.shift()));
  await fill('Ana', 'ana@example.com');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Nombre')).toHaveValue('Ana');

  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('El servidor tarda demasiado');
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toBeVisible();
});
