import { screen, waitFor, within } from '@testing-library/react';
import { generateLink, getLiveLinks } from '@rifas/shared/contracts';
import { reply, type RenderPageOptions } from '@rifas/shared/testing';
import { resetPaymentLink } from './payment-link.store';
import {
  button,
  checkbox,
  fillBuyer,
  goToBuyer,
  openWizard,
  serverWith,
  title,
  TWO_RAFFLES,
} from './payment-link.testing';

beforeEach(() => resetPaymentLink());

/** Lucía has a link with the first ticket of the first raffle. */
const LINKS = reply.of(getLiveLinks, [{ ticketId: 1, token: 'el-otro', buyer: 'Lucía Méndez' }]);

/** The wizard before an API that keeps the links for itself until it is told to send them. */
function openBeforeLinks(options: RenderPageOptions = {}) {
  const api = serverWith(TWO_RAFFLES);
  const release = api.hold(getLiveLinks);
  return { ...openWizard({ ...options, api }), sendLinks: () => release(LINKS) };
}
const question = () => screen.findByRole('dialog', { name: 'Ya tiene un link' });

test('A ticket that was chosen before its link was known asks when it is known, and is taken out again.', async () => {
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

test('Where raffles are sold whole, one that asks late is taken out whole.', async () => {
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

test('Who goes on all the same is not asked again, in the next step neither.', async () => {
  const { user, sendLinks } = openBeforeLinks();
  await user.click(await checkbox('00123', 1));
  sendLinks();
  await user.click(within(await question()).getByRole('button', { name: 'SEGUIR' }));
  expect(await checkbox('00123', 1)).toBeChecked();
  await user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)'));
  await title('DATOS DEL COMPRADOR');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Who was asked when choosing is not asked again.', async () => {
  const page = openBeforeLinks();
  page.sendLinks();
  await screen.findByText('Con link de Lucía');
  await page.user.click(await checkbox('00123', 1));
  await page.user.click(within(await question()).getByRole('button', { name: 'ELEGIR' }));
  expect(await checkbox('00123', 1)).toBeChecked();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('No link is made before it is known who has one, and before the question is answered.', async () => {
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

test('An API that cannot say who has a link holds nobody up.', async () => {
  const api = serverWith(TWO_RAFFLES);
  const release = api.hold(getLiveLinks);
  const page = openWizard({ api });
  await goToBuyer(page);
  await fillBuyer(page);
  await page.user.click(button('ENVIAR LINK'));
  release(reply.http(404));
  await waitFor(() => expect(api.requests(generateLink)).toHaveLength(1));
  await title('TU LINK DE PAGO ESTÁ PRONTO');
});
