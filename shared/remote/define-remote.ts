import type { ComponentType } from 'react';

export type PageModule = { readonly default: ComponentType };
export type PageLoader = () => Promise<PageModule>;

export interface RemoteDefinition {
  /** Contract range, as in feature.json. */
  readonly contract: string;
  /** One loader per `page` of feature.json; each page is a chunk of its own. */
  readonly pages: Readonly<Record<string, PageLoader>>;
  readonly widgets?: Readonly<Record<string, PageLoader>>;
}

/**
 * The one thing a remote exposes, as the default export of `./remote`.
 * @example export default defineRemote({ contract: '^2.0.0', pages: { raffleList: () => import('./raffle-list/RaffleListPage') } });
 */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
