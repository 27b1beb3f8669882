import { act, screen, waitFor, within } from '@testing-library/react';
import { createPersonalPayment, getDepositsToUse } from '@rifas/shared/contracts';
import { invalidate } from '@rifas/shared/query';
import { BrowserButtons, createFakeApi, dateOf, depositOf, renderPage, reply } from '@rifas/shared/testing';
import { usedPayment, usedTicket } from '../testing/samples';
import { resetPaymentDraft, usePaymentDraft } from './personal-payment.store';
import PersonalPaymentPage from './PersonalPaymentPage';

beforeEach(resetPaymentDraft);

const deposit = depositOf({ id: 4, amount: 50 });

function setup({ deposits = [deposit], at = '/dashboard/pago-personal' } = {}) {
  const api = createFakeApi();
  api.on(getDepositsToUse, reply.of(getDepositsToUse, deposits));
  const page = renderPage(
    <>
      <PersonalPaymentPage />
      <BrowserButtons />
    </>,
    { api, at },
  );
  const press = (name: string | RegExp) =>
    screen.findByRole('button', { name }).then((button) => page.user.click(button));
  const enter = async (monto: string) => {
    const field = await screen.findByRole('textbox', { name: 'Monto' });
    await page.user.clear(field);
    await page.user.type(field, monto);
    await press('SIGUIENTE');
  };
  const toConfirm = async (monto = '15,50') => {
    await press(/^USAR/);
    await enter(monto);
    await screen.findByRole('heading', { level: 1, name: 'CONFIRMÁ EL PAGO PERSONAL' });
  };
  return { ...page, press, enter, toConfirm };
}

test('the page lists cash deposits with a positive balance, newest first, and the tab names the wizard', async () => {
  setup({
    deposits: [
      depositOf({ id: 1, amount: 10, date: dateOf('2026-01-01'), payments: [usedPayment({ amount: 9.99 })] }),
      depositOf({ id: 2, amount: 10, date: dateOf('2026-01-02'), tickets: [usedTicket({ price: 10 })] }),
      depositOf({ id: 3, kind: 'card', date: dateOf('2026-01-03') }),
      depositOf({ id: 4, date: dateOf('2026-01-04') }),
    ],
  });
  await screen.findByText('04/01/2026');
  // Both wizards begin with the same step.
  expect(document.title).toBe('Registrar Pago Personal: ELEGÍ UN DEPÓSITO');
  expect(screen.getAllByText(/^\d\d\/01\/2026$/).map((date) => date.textContent)).toEqual(['04/01/2026', '01/01/2026']);
  expect(screen.getByText('US$ 0,01')).toBeVisible();
});

test('the page reports that the seller has no balance to use', async () => {
  setup({ deposits: [] });
  expect(await screen.findByText('No tenés depósitos con saldo disponible.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver tus depósitos' })).toHaveAttribute('href', '/dashboard/depositos');
});

test.each([
  ['0', 'Debes ingresar el monto.'],
  ['10,555', 'Debes ingresar el monto. Escribilo así: 1.234,50, con dos decimales como máximo.'],
  ['50,01', 'El monto excede lo disponible del depósito seleccionado.'],
])('the form rejects the amount %s: %s', async (monto, message) => {
  const { press, enter, address } = setup();
  await press(/^USAR/);
  await enter(monto);
  expect(await screen.findByText(message)).toBeVisible();
  expect(address()).toBe('/dashboard/pago-personal?paso=2');
});

test('the bar shows the balance minus the typed amount, and the full balance for an invalid amount', async () => {
  const { press, user } = setup();
  await press(/^USAR/);
  const left = () => within(screen.getByRole('group', { name: 'Acciones' })).getByText(/US\$/).textContent;
  const field = await screen.findByRole('textbox', { name: 'Monto' });
  await user.type(field, '15,5');
  expect(left()).toBe('US$ 34,50');
  await user.type(field, '9');
  expect(left()).toBe('US$ 34,41');
  await user.type(field, 'x');
  expect(left()).toBe('US$ 50,00');
});

test('the confirmation shows amount and deposit, hides its button once pressed and pays once', async () => {
  const { toConfirm, user, api, address } = setup();
  const answer = api.hold(createPersonalPayment);
  await toConfirm();
  expect(screen.getByText('El monto será descontado del depósito realizado el 01/05/2026.')).toBeVisible();
  const paying = within(screen.getByRole('region', { name: 'Depósito' }));
  expect(screen.getByText('US$ 15,50')).toBeVisible();
  for (const text of ['US$ 50,00', 'US$ 34,50']) expect(paying.getByText(text)).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'CONFIRMAR' }));
  expect(screen.queryByRole('button', { name: 'CONFIRMAR' })).not.toBeInTheDocument();
  expect(screen.getByText('Registrando…')).toBeVisible();
  expect(screen.getByText('Registrando…')).toHaveFocus();
  answer(reply.success());
  expect(await screen.findByText('El pago personal se registró correctamente.')).toBeVisible();
  const paid = within(screen.getByRole('region', { name: 'Registrado' }));
  expect(paid.getByText('US$ 15,50')).toBeVisible();
  expect(paid.getByText('Saldo del depósito').nextSibling).toHaveTextContent('US$ 34,50');
  // The address changes after the step is drawn.
  await waitFor(() => expect(address()).toBe('/dashboard/pago-personal?paso=4'));
  expect(api.requests(createPersonalPayment).map(({ form }) => Object.fromEntries(form.entries()))).toEqual([
    { monto: '15.5', deposito_id: '4' },
  ]);
  expect(usePaymentDraft.getState()).toMatchObject({ deposit: undefined, amount: '' });
});

test('a payment that is made after the seller left the page is shown on the next visit', async () => {
  const { toConfirm, press, api, unmount } = setup();
  const answer = api.hold(createPersonalPayment);
  await toConfirm();
  await press('CONFIRMAR');
  unmount();
  answer(reply.success());
  await waitFor(() => expect(usePaymentDraft.getState().result).toBeDefined());
  setup();
  expect(await screen.findByText('El pago personal se registró correctamente.')).toBeVisible();
});

test('a step back from step 2 resets the amount, a step back from step 3 keeps it', async () => {
  const { toConfirm, press } = setup();
  await toConfirm();
  await press('VOLVER');
  expect(await screen.findByRole('textbox', { name: 'Monto' })).toHaveValue('15,50');
  await press('VOLVER');
  await press(/^USAR/);
  expect(await screen.findByRole('textbox', { name: 'Monto' })).toHaveValue('');
});

test('the back and forward buttons of the browser move between the steps', async () => {
  const { toConfirm, press } = setup();
  await toConfirm();
  await press('atrás del navegador');
  expect(await screen.findByRole('heading', { level: 1, name: 'INGRESÁ EL MONTO' })).toHaveFocus();
  await press('adelante del navegador');
  expect(await screen.findByRole('heading', { level: 1, name: 'CONFIRMÁ EL PAGO PERSONAL' })).toHaveFocus();
  await press('atrás del navegador');
  await press('atrás del navegador');
  expect(await screen.findByRole('heading', { level: 1, name: 'ELEGÍ UN DEPÓSITO' })).toHaveFocus();
  expect(usePaymentDraft.getState().amount).toBe('');
});

test('a reload keeps the step and the typed amount', async () => {
  const { toConfirm, unmount } = setup();
  await toConfirm();
  unmount();
  setup({ at: '/dashboard/pago-personal?paso=3' });
  expect(await screen.findByText('El monto será descontado del depósito realizado el 01/05/2026.')).toBeVisible();
});

test('a refusal shows the contact mail, and a retry keeps the amount', async () => {
  const { toConfirm, press, api } = setup();
  api.on(createPersonalPayment, reply.error('no'));
  await toConfirm();
  await press('CONFIRMAR');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Hubo un problema al registrar el pago personal, prueba nuevamente o comunicate con contacto@rifas.example',
  );
  expect(screen.getByRole('link', { name: 'VOLVER AL INICIO' })).toHaveAttribute('href', '/dashboard');
  await press('Reintentar');
  expect(await screen.findByText('US$ 15,50')).toBeVisible();
  api.on(createPersonalPayment, reply.http(502));
  await press('CONFIRMAR');
  // Without an answer of the API, the payment may have been made.
  expect(await screen.findByText(/No sabemos si llegó a registrarse/)).toBeVisible();
});

test('a balance that fell below the amount is reported, and the payment cannot be confirmed', async () => {
  const { toConfirm, api } = setup();
  await toConfirm();
  api.on(
    getDepositsToUse,
    reply.of(getDepositsToUse, [depositOf({ ...deposit, payments: [usedPayment({ amount: 40 })] })]),
  );
  await act(() => invalidate(getDepositsToUse));
  expect(
    await screen.findByText('El saldo de este depósito cambió: era US$ 50,00 y ahora es US$ 10,00.'),
  ).toBeVisible();
  expect(screen.getByText('El monto excede lo disponible del depósito seleccionado.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CONFIRMAR' })).not.toBeInTheDocument();
});

test('a deposit with an unknown balance cannot be used, and the page says why', async () => {
  setup({ deposits: [depositOf({ id: 1, incomplete: false, amountCents: undefined })] });
  expect(await screen.findByText(/1 depósito tiene saldo desconocido y no se puede usar\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^USAR/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Ver tus depósitos' })).toHaveLength(1);
});

test('a deposit without a date can pay', async () => {
  const { toConfirm } = setup({ deposits: [depositOf({ id: 4, amount: 50, date: undefined })] });
  await toConfirm();
  expect(screen.getByText('El monto será descontado del depósito que elegiste.')).toBeVisible();
});

test('a stored draft with the fields of an earlier release is dropped', async () => {
  sessionStorage.setItem(
    'rifas.personal-payment',
    JSON.stringify({ state: { at: 'confirm', owner: 1, deposit: { id: 4 }, monto: '15,50' }, version: 0 }),
  );
  await usePaymentDraft.persist.rehydrate();
  expect(usePaymentDraft.getState()).toMatchObject({ deposit: undefined, amount: '' });
  setup({ at: '/dashboard/pago-personal?paso=3' });
  expect(await screen.findByRole('button', { name: /^USAR/ })).toBeVisible();
});
