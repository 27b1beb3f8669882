import { screen } from '@testing-library/react';
import { getDetailedRaffles, getLiveLinks } from '@rifas/shared/contracts';
import type { LiveLink, Raffle } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { createFakeApi, renderPage, reply, type FakeReply, type RenderPageOptions } from '@rifas/shared/testing';
import RaffleListPage from './RaffleListPage';

interface OpenListOptions extends RenderPageOptions {
  /** Undefined if the API does not have the call. */
  readonly links?: readonly LiveLink[] | FakeReply;
}

export function openList(
  raffles: readonly Raffle[] | FakeReply,
  { api = createFakeApi(), links = reply.http(404), ...options }: OpenListOptions = {},
) {
  api.on(getDetailedRaffles, 'body' in raffles ? raffles : reply.of(getDetailedRaffles, [...raffles]));
  api.on(getLiveLinks, 'body' in links ? links : reply.of(getLiveLinks, links));
  return renderPage(<RaffleListPage />, {
    at: paths.raffleList,
    path: paths.raffleList,
    ...options,
    api,
  });
}

/** Waits for the row of a raffle and returns it. */
export const raffleRow = async (number: string) => {
  const row = (await screen.findByText(number)).closest('li');
  if (!row) throw new Error(`The raffle ${number} is not in a list`);
  return row;
};

export const shownNumbers = () => screen.getAllByText(/^\d{5}$/).map((element) => element.textContent);
