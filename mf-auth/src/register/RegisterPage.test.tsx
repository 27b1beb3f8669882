import { screen } from '@testing-library/react';
import { renderPage } from '@rifas/shared/testing';
import RegisterPage from './RegisterPage';

test('the register page is a placeholder that leads to the login', async () => {
  const { user, address } = renderPage(<RegisterPage />, { at: '/register' });
  expect(screen.getByRole('heading', { level: 1, name: 'REGISTRO' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'INGRESAR' }));
  expect(address()).toBe('/login');
});
