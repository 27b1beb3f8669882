import { screen, waitFor, within } from '@testing-library/react';
import { generateLink, getLiveLinks } from '@rifas/shared/contracts';
import { reply, type RenderPageOptions } from '@rifas/shared/testing';
import { resetPaymentLink } from './payment-link.store';
import {
  button,
  checkbox,
  fillBuyer,
  goToBuyer,
  openWithBuyer,
  openWizard,
  serverWith,
  title,
  TWO_RAFFLES,
} from './payment-link.testing';

beforeEach(() => resetPaymentLink());

/** Lucía has a link with the first ticket of the first raffle. */
const LINKS = reply.of(getLiveLinks, [{ ticketId: 1, token: 'el-otro', buyer: 'Lucía Méndez' }]);

/** Opens the wizard on an API that holds back the answer with the links until `sendLinks` is called. */
function openBeforeLinks(options: RenderPageOptions = {}) {
  const api = serverWith(TWO_RAFFLES);
  const release = api.hold(getLiveLinks);
  return { ...openWizard({ ...options, api }), sendLinks: () => release(LINKS) };
}
const question = () => screen.findByRole('dialog', { name: 'Ya tiene un link' });

test('A ticket chosen before the links are loaded opens the question afterwards, and QUITAR removes it.', async () => {
  const { user, sendLinks } = openBeforeLinks();
  await user.click(await checkbox('00123', 1));
  await user.click(await checkbox('00123', 2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  sendLinks();
  const dialog = within(await question());
  expect(dialog.getByText(/^Lucía Méndez tiene un link con talones de la rifa 00123/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'QUITAR' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await checkbox('00123', 1)).not.toBeChecked();
  expect(await checkbox('00123', 2)).toBeChecked();
});

test('QUITAR removes the whole raffle where raffles are sold whole.', async () => {
  const { user, sendLinks } = openBeforeLinks({ deployment: { mode: 'single' } });
  const box = (number: string) => screen.findByRole('checkbox', { name: new RegExp(`^Rifa ${number}`) });
  await user.click(await box('00123'));
  await user.click(await box('00200'));
  sendLinks();
  await user.click(within(await question()).getByRole('button', { name: 'QUITAR' }));
  expect(await box('00123')).not.toBeChecked();
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)')).toBeInTheDocument();
  await user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)'));
  expect(within(await screen.findByRole('region', { name: 'Resumen' })).queryByText(/00123/)).not.toBeInTheDocument();
});

test('The next step does not repeat the question after SEGUIR.', async () => {
  const { user, sendLinks } = openBeforeLinks();
  await user.click(await checkbox('00123', 1));
  sendLinks();
  await user.click(within(await question()).getByRole('button', { name: 'SEGUIR' }));
  expect(await checkbox('00123', 1)).toBeChecked();
  await user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)'));
  await title('DATOS DEL COMPRADOR');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('The question that was answered while choosing is not repeated.', async () => {
  const page = openBeforeLinks();
  page.sendLinks();
  await screen.findByText('Con link de Lucía');
  await page.user.click(await checkbox('00123', 1));
  await page.user.click(within(await question()).getByRole('button', { name: 'ELEGIR' }));
  expect(await checkbox('00123', 1)).toBeChecked();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('No link is generated before the links are loaded and the question is answered.', async () => {
  const page = openBeforeLinks();
  await goToBuyer(page);
  await fillBuyer(page);
  await page.user.click(button('ENVIAR LINK'));
  expect(page.api.requests(generateLink)).toHaveLength(0);
  page.sendLinks();
  await page.user.click(within(await question()).getByRole('button', { name: 'SEGUIR' }));
  expect(await screen.findByText(/antes contestá la pregunta/)).toBeInTheDocument();
  expect(page.api.requests(generateLink)).toHaveLength(0);
  await page.user.click(button('ENVIAR LINK'));
  await title('TU LINK DE PAGO ESTÁ PRONTO');
  expect(page.api.requests(generateLink)).toHaveLength(1);
});

test('An API that has no live links does not stop the seller.', async () => {
  const api = serverWith(TWO_RAFFLES);
  const release = api.hold(getLiveLinks);
  const page = await openWithBuyer({ api });
  await page.user.click(button('ENVIAR LINK'));
  release(reply.http(404));
  await waitFor(() => expect(api.requests(generateLink)).toHaveLength(1));
  await title('TU LINK DE PAGO ESTÁ PRONTO');
});
