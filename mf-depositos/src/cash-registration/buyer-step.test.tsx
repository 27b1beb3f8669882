import { act, screen, within } from '@testing-library/react';
import { useSession } from '@rifas/shared/session';
import { demoSettings } from '@rifas/shared/testing';
import { renderCash } from '../testing/render-cash';
import { resetCashDraft, useCashDraft } from './cash-registration.store';

beforeEach(resetCashDraft);

const ALL_FIELDS = { settings: { contado: demoSettings.contado } };

test('the buyer step shows the fields that the settings turn on, and no others', async () => {
  const { toBuyer } = renderCash();
  await toBuyer();
  expect((await screen.findAllByRole('textbox')).map((input) => input.getAttribute('name'))).toEqual([
    'firstName',
    'lastName',
  ]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test("the department field has 19 departments and 'No lo sé', and is optional", async () => {
  const { toBuyer } = renderCash({ deployment: ALL_FIELDS });
  await toBuyer();
  const department = await screen.findByRole('combobox', { name: 'Departamento' });
  const options = within(department)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options).toHaveLength(21);
  expect(options.at(-1)).toBe('No lo sé');
  expect(department).not.toBeRequired();
});

test('an empty form shows the message once and keeps the step', async () => {
  const { toBuyer, press, address } = renderCash({ deployment: ALL_FIELDS });
  await toBuyer();
  await press('SIGUIENTE');
  expect(await screen.findByText('Debes completar todos los campos*')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  expect(address()).toBe('/dashboard/contado?paso=2');
});

test('an invalid email shows a message beside the field', async () => {
  const { toBuyer, press, user } = renderCash({
    deployment: { settings: { contado: { ...demoSettings.contado, nombre: false, celular: false } } },
  });
  await toBuyer();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'carla@mail');
  await press('SIGUIENTE');
  expect(await screen.findByText('Formato de email inválido')).toBeVisible();
});

test('a step back and a reload keep the typed name', async () => {
  const { toBuyer, press, user } = renderCash();
  await toBuyer();
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Car');
  await press('VOLVER');
  await toBuyer();
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Car');
  expect(sessionStorage.getItem('rifas.cash-registration')).toContain('"firstName":"Car"');
});

test('the typed name stays when the session loads the seller while they type', async () => {
  const { toBuyer, user } = renderCash();
  const { passenger } = useSession.getState();
  act(() => {
    useSession.setState({ passenger: undefined });
    useCashDraft.setState({ owner: undefined });
  });
  await toBuyer();
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Car');
  act(() => useSession.setState({ passenger }));
  expect(useCashDraft.getState().owner).toBe(1);
  await user.keyboard('la');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Carla');
});

test('another seller in the same tab does not see the draft', async () => {
  const { toBuyer, user, unmount } = renderCash();
  await toBuyer();
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Car');
  unmount();
  useCashDraft.setState({ owner: 999 });
  expect(useCashDraft.getState().buyer.firstName).toBe('Car');
  renderCash({ at: '/dashboard/contado?paso=2' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ELEGÍ UN DEPÓSITO' })).toBeVisible();
  expect(useCashDraft.getState()).toMatchObject({ owner: 1, deposit: undefined, buyer: { firstName: '' } });
  expect(await screen.findByRole('button', { name: /^USAR/ })).toBeVisible();
});

test('a stored draft with the fields of an earlier release is dropped', async () => {
  sessionStorage.setItem(
    'rifas.cash-registration',
    JSON.stringify({
      state: {
        at: 'confirm',
        owner: 1,
        deposit: { id: 4, saldo: 50 },
        buyer: { Nombre: 'Carla', Apellido: 'Paz', phone: 99 },
        chosen: [{ id: 1, Numero: '00123', SorteoNumero: '1' }, { id: 2, number: '00123', draw: '2' }, null],
      },
      version: 0,
    }),
  );
  await useCashDraft.persist.rehydrate();
  expect(useCashDraft.getState()).toMatchObject({
    deposit: undefined,
    buyer: { firstName: '', lastName: '', email: '', phone: '', department: '' },
    chosen: [{ id: 2, number: '00123', draw: '2' }],
  });
  renderCash({ at: '/dashboard/contado?paso=4' });
  expect(await screen.findByRole('button', { name: /^USAR/ })).toBeVisible();
});
