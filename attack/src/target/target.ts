import type { TestRequest } from '@rifas/backend/testing/contract-request';
import type { ReachedApp } from '@rifas/backend/testing/reached-app';
import type { AnasWorld } from '@rifas/backend/testing/two-sellers';

/** A site under attack. */
export interface Target {
  /** 'Node edge' or 'nginx'. */
  readonly name: string;
  /** The address that visitors call. */
  readonly url: string;
  /** The backend behind it, which visitors cannot reach. */
  readonly apiUrl: string;
  /** An edge of the same kind in front of an API that returns its requests. */
  readonly echoUrl: string;
  readonly databaseUrl: string;
  /** Calls go through the edge; the database and the secrets are those of its backend. */
  readonly app: ReachedApp;
  /** Sends one request, without a retry after a 429. */
  readonly once: (request: TestRequest) => ReturnType<ReachedApp['request']>;
  /** The sellers: Ana has one of everything, Bruno has nothing. */
  readonly world: AnasWorld;
}
