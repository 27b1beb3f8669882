import { screen, within } from '@testing-library/react';
import { generateLink, getRaffles } from '@rifas/shared/contracts';
import type { Raffle } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import {
  BrowserButtons,
  createFakeApi,
  raffleOf,
  renderPage,
  reply,
  type RenderedPage,
  type RenderPageOptions,
} from '@rifas/shared/testing';
import PaymentLinkPage from './PaymentLinkPage';

/** Two raffles of two pending tickets: ids 1 and 2, 11 and 12. */
export const TWO_RAFFLES = [raffleOf('00123'), raffleOf('00200', { draws: 2, firstId: 11, price: 25 })];

/** Opens the wizard with a server that has TWO_RAFFLES and makes links, unless `api` is given. */
export function openWizard({ api = serverWith(TWO_RAFFLES), ...options }: RenderPageOptions = {}): RenderedPage {
  const page = (
    <>
      <PaymentLinkPage />
      <BrowserButtons />
    </>
  );
  return renderPage(page, {
    at: paths.paymentLink,
    path: paths.paymentLink,
    ...options,
    api,
  });
}

export function serverWith(raffles: readonly Raffle[]) {
  const api = createFakeApi();
  api.on(getRaffles, reply.of(getRaffles, [...raffles]));
  api.on(generateLink, reply.of(generateLink, 'el-token'));
  return api;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const raffleGroup = (number: string) => screen.findByRole('group', { name: `Rifa ${number}` });
export const checkbox = async (number: string, draw: number) =>
  within(await raffleGroup(number)).getByRole('checkbox', { name: new RegExp(`^Sorteo ${draw} `) });

/** Chooses both tickets of the first raffle and goes to the buyer step. */
export async function goToBuyer({ user }: RenderedPage) {
  await user.click(await checkbox('00123', 1));
  await user.click(await checkbox('00123', 2));
  await user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (2)'));
  await title('DATOS DEL COMPRADOR');
}

/** The typed values, by the field's label. */
const BUYER = { Nombre: 'Ana', Apellido: 'Pérez', Email: 'Ana@Mail.com', Celular: '099123456' };

export async function fillBuyer({ user }: RenderedPage) {
  for (const [label, text] of Object.entries(BUYER)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

/** Opens the wizard, chooses both tickets of the first raffle and types the buyer. */
export async function openWithBuyer(options?: RenderPageOptions) {
  const page = openWizard(options);
  await goToBuyer(page);
  await fillBuyer(page);
  return page;
}
