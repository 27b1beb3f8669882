import { screen } from '@testing-library/react';
import { getMailSettings, getMyLinks, getNews } from '@rifas/shared/contracts';
import type { SellerLink } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { createFakeApi, renderPage, reply, type RenderPageOptions } from '@rifas/shared/testing';
import { TEST_BASES } from '../common/site.testing';
import LinksPage from './LinksPage';

/** The view of the links before an API that has these, has no news to tell and knows no setting, unless `api` is told more. */
export function openLinks(
  links: readonly SellerLink[],
  { api = createFakeApi(), deployment, at = paths.links() }: RenderPageOptions = {},
) {
  api.on(getMyLinks, reply.of(getMyLinks, [...links]));
  api.on(getNews, reply.of(getNews, { cursor: '1', entries: [], truncated: false }));
  api.on(getMailSettings, reply.http(404));
  return renderPage(<LinksPage />, {
    at,
    path: paths.links(),
    api,
    deployment: { bases: TEST_BASES, ...deployment },
  });
}

/** The link as the view shows it, once it is there. */
export const linkRow = async (buyer: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(new RegExp(`^${buyer}`))).closest('li');
  if (!row) throw new Error(`The link of ${buyer} is not in a list`);
  return row;
};
