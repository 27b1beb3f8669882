import { screen, within } from '@testing-library/react';
import { getMailSettings, getMyLinks, getNews } from '@rifas/shared/contracts';
import type { SellerLink } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import {
  createFakeApi,
  linkTicketOf,
  renderPage,
  reply,
  sellerLinkOf,
  type FakeReply,
  type RenderPageOptions,
} from '@rifas/shared/testing';
import LinksPage from './LinksPage';

/**
 * Opens the view of the links with an API that has these links, no news and no settings, unless `api` has other
 * answers.
 */
export function openLinks(
  links: readonly SellerLink[] | FakeReply,
  { api = createFakeApi(), ...options }: RenderPageOptions = {},
) {
  api.on(getMyLinks, 'body' in links ? links : reply.of(getMyLinks, [...links]));
  api.on(getNews, reply.of(getNews, { cursor: '1', entries: [], truncated: false }));
  api.on(getMailSettings, reply.http(404));
  return renderPage(<LinksPage />, {
    at: paths.links(),
    path: paths.links(),
    ...options,
    api,
  });
}

/** Waits for the row of a link and returns it. */
export const linkRow = async (buyer: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(new RegExp(`^${buyer}`))).closest('li');
  if (!row) throw new Error(`The link of ${buyer} is not in a list`);
  return row;
};

/** A link with tickets of two raffles. */
export const bruno = (changes: Partial<SellerLink> = {}): SellerLink =>
  sellerLinkOf({
    token: 'link-8',
    saleId: 8,
    buyer: { firstName: 'Bruno', lastName: 'Paz', email: 'bruno@example.com', phone: '', department: '' },
    tickets: [linkTicketOf({ id: 2, number: '00200' }), linkTicketOf({ id: 3, number: '00300', draw: '2' })],
    ...changes,
  });

/** Opens the view with only this link, unfolded. */
export async function unfold(link: SellerLink, options: Parameters<typeof openLinks>[1] = {}) {
  const page = openLinks([link], options);
  const row = await linkRow(link.buyer.firstName);
  await page.user.click(within(row).getByText(new RegExp(`^${link.buyer.firstName}`)));
  return { ...page, row: within(row) };
}
