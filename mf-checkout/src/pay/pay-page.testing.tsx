import { screen, type ByRoleMatcher } from '@testing-library/react';
import { echoTest, initPayment, validateLink } from '@rifas/shared/contracts';
import type { PaymentLink } from '@rifas/shared/domain';
import { createFakeApi, renderPage, reply, type RenderedPage, type RenderPageOptions } from '@rifas/shared/testing';
import { linkOf } from './link-samples.testing';
import PayPage from './PayPage';

/** The pay page at /pago/tok, with a server that accepts every step. `link` is the server's answer about the link. */
export function openPayPage(options: RenderPageOptions & { readonly link?: PaymentLink } = {}): RenderedPage {
  const { link = linkOf(), api = createFakeApi(), ...rest } = options;
  api.on(validateLink, reply.of(validateLink, link));
  api.on(echoTest, reply.success());
  api.on(initPayment, reply.of(initPayment, { token: 'gateway-token' }));
  return renderPage(<PayPage />, { path: '/pago/:token', at: '/pago/tok', api, ...rest });
}

/** Waits for the form and chooses a card. All other data comes from the link. */
export async function chooseCard({ user }: RenderedPage, brand = 'Visa', instalments = '01'): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('Tarjeta'), brand);
  await user.selectOptions(screen.getByLabelText('Cuotas'), instalments);
}

export const payButton = () =>
  screen.getByRole<HTMLButtonElement>('button' satisfies ByRoleMatcher, { name: /^PAGAR/ });

/** Presses PAGAR and waits until the page sends the buyer to the gateway. */
export async function pay({ user }: RenderedPage): Promise<void> {
  await user.click(payButton());
  await screen.findByText('Te estamos redirigiendo al medio de pago…');
}

/** jsdom does not post forms. Records what would be posted, and to which address. */
export function watchPosts(): { action: string; token: string | undefined }[] {
  const posts: { action: string; token: string | undefined }[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    posts.push({ action: this.action, token: this.querySelector<HTMLInputElement>('[name=token]')?.value });
  });
  return posts;
}
