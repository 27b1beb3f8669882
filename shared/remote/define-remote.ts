import type { ComponentType } from 'react';

export type PageModule = { readonly default: ComponentType };
export type PageLoader = () => Promise<PageModule>;

export interface RemoteDefinition {
  /** The range of contract versions, the same as in feature.json. */
  readonly contract: string;
  /** One loader for each `page` of feature.json. Each page is a separate chunk. */
  readonly pages: Readonly<Record<string, PageLoader>>;
  readonly widgets?: Readonly<Record<string, PageLoader>>;
}

/**
 * Declares a remote. The result is the only export of a remote: the default export of `./remote`.
 * @example export default defineRemote({ contract: '^2.0.0', pages: { raffleList: () => import('./raffle-list/RaffleListPage') } });
 */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
