import type { EarlyCall } from '../deployment';
import type { PageTable, SitePage } from './page-table';

/** An early call and the application that needs it. */
export interface OwnedCall {
  /** Name of a contract. */
  readonly call: string;
  /** `$token` stands for the stored token, `:name` for a part of the address, any other text for itself. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the remote, or `shell`. */
  readonly owner: string;
}

/** Every page validates a stored session. The greeting's call sends its token as a field. */
const OF_EVERY_PAGE: readonly EarlyCall[] = ['validateSession'];
const OF_THE_GUARD: readonly EarlyCall[] = [...OF_EVERY_PAGE, { call: 'getPassenger', fields: { token: '$token' } }];

const owned = (calls: readonly EarlyCall[], owner: string): readonly OwnedCall[] =>
  calls.map((call) => ({ ...(typeof call === 'string' ? { call, fields: {} } : call), owner }));

/**
 * The calls that a page certainly makes, in order and each once: those of the guard, its own, and on the home those of
 * the widgets.
 * @example earlyCallsOf(raffleListPage, table).map(({ call }) => call) // ['validateSession', 'getPassenger', 'getDetailedRaffles']
 */
export function earlyCallsOf(page: SitePage, { widgets }: PageTable): readonly OwnedCall[] {
  const calls = [
    ...owned(page.access === 'guarded' ? OF_THE_GUARD : OF_EVERY_PAGE, 'shell'),
    ...owned(page.early, page.kind === 'remote' ? page.remote : 'shell'),
    ...(page.kind === 'home' ? widgets.flatMap(({ remote, early }) => owned(early, remote)) : []),
  ];
  return [...new Map(calls.map((call) => [call.call, call])).values()];
}
