import { screen } from '@testing-library/react';
import { getTransferableRaffles } from '@rifas/shared/contracts';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { choose, forgetDrafts, renderTransfer } from '../testing/render-transfer';
import { entryOf } from '../testing/samples';

jest.mock('@rifas/shared/validation', () => ({
  loadYup: () => Promise.reject(new Error('sin red')),
  loadedYup: () => undefined,
}));

beforeEach(forgetDrafts);

test('the form reports that it cannot check the mail when the code of the checks does not load', async () => {
  const api = createFakeApi();
  api.on(getTransferableRaffles, reply.of(getTransferableRaffles, [entryOf('00123')]));
  const { user } = renderTransfer('directa', { api, deployment: { variant: 'dtyt' } });
  await user.type(await screen.findByRole('textbox', { name: /^Mail/ }), 'ana@mail.com');
  await user.click(await choose('00123'));
  await user.click(screen.getByRole('button', { name: 'TRANSFERIR' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos comprobar los datos. Revisá tu conexión');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
