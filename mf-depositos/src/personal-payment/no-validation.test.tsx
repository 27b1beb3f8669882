import { screen } from '@testing-library/react';
import { getDepositsToUse } from '@rifas/shared/contracts';
import { createFakeApi, depositOf, renderPage, reply } from '@rifas/shared/testing';
import PersonalPaymentPage from './PersonalPaymentPage';

jest.mock('@rifas/shared/validation', () => ({
  loadYup: () => Promise.reject(new Error('sin red')),
  loadedYup: () => undefined,
}));

test('the form reports that it cannot check the amount when the code of the checks does not load', async () => {
  const api = createFakeApi();
  api.on(getDepositsToUse, reply.of(getDepositsToUse, [depositOf({ amount: 50 })]));
  const { user } = renderPage(<PersonalPaymentPage />, { api, at: '/dashboard/pago-personal' });
  await user.click(await screen.findByRole('button', { name: /^USAR/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Monto' }), '15');
  await user.click(screen.getByRole('button', { name: 'SIGUIENTE' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos comprobar los datos. Revisá tu conexión');
  expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveValue('15');
});
