import { screen } from '@testing-library/react';
import { Page } from '@rifas/shared/ui';
import { renderShell } from '../testing/render-shell';
import { StorageBanner } from './banners';

afterEach(() => void delete document.documentElement.dataset['storageBlocked']);

test('the title of the page takes the focus from the strip about blocked data when it closes', async () => {
  document.documentElement.dataset['storageBlocked'] = '';
  const { user } = renderShell(
    <>
      <StorageBanner />
      <Page title="HOLA" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/no deja que este sitio guarde datos/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'HOLA' })).toHaveFocus();
});
