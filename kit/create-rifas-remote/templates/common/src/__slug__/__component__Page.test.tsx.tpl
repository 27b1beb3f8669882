import { screen } from '@testing-library/react';
import { renderPage } from '@rifas/remote-sdk/testing';
import { createExampleApi } from '@rifas/remote-sdk/testing/example-api';
import __component__Page from './__component__Page';

test.each(['dtyt', 'ccee'] as const)('the page of %s has its heading, asks the API and uses the host', async (variant) => {
  const { user, notice } = renderPage(<__component__Page />, {
    at: '/dashboard/__slug__',
    deployment: { variant },
    api: createExampleApi(),
  });
  expect(screen.getByRole('heading', { level: 1, name: '__title__' })).toHaveFocus();
  expect(await screen.findByText(/^Rifas: [1-9]/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'PROBAR' }));
  expect(notice()).toBe('¡Funciona!');
});
