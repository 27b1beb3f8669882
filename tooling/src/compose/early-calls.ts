import * as contracts from '@rifas/shared/contracts';
import type { AnyContract } from '@rifas/shared/contracts';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { isAvailable, type EarlyCall, type Feature } from '@rifas/shared/remote';
import type { PageRoute } from './page-routes';

const isContract = (exported: unknown): exported is AnyContract =>
  typeof exported === 'object' && exported !== null && 'path' in exported;

const byName = new Map(
  (Object.values(contracts) as unknown[]).filter(isContract).map((contract) => [contract.name, contract]),
);

/** What shell/src/page/early-calls.inline.ts reads; the two packages meet in the page. */
export interface EarlyCallsOfPage {
  readonly tokenName: string;
  readonly authorizationScheme: string;
  readonly pattern: string;
  readonly calls: readonly {
    readonly name: string;
    readonly method: string;
    readonly url: string;
    readonly authenticated: boolean;
    readonly fields: Readonly<Record<string, string>>;
  }[];
}

function resolve(call: EarlyCall, { bases }: DeploymentSource, owner: string): EarlyCallsOfPage['calls'][number] {
  const { call: name, fields = {} } = typeof call === 'string' ? { call } : call;
  const contract = byName.get(name);
  if (!contract) throw new Error(`${owner} declares the early call '${name}', which is no contract of the API.`);
  if (!contract.reads)
    throw new Error(
      `${owner} declares the early call '${name}', which changes something: nobody has asked for it yet.`,
    );
  const { method, path, authenticated } = contract;
  return { name, method, url: `${bases[contract.base].replace(/\/$/, '')}/${path}`, authenticated, fields };
}

/** A stored session is validated on every page; the greeting's call carries its token as a field. */
const OF_EVERY_PAGE: readonly EarlyCall[] = ['validateSession'];
const OF_THE_GUARD: readonly EarlyCall[] = [...OF_EVERY_PAGE, { call: 'getPassenger', fields: { token: '$token' } }];

/** The calls that a page is sure to make: the guard's, its own, and on the home those of its widgets. */
export function earlyCallsOf(
  page: PageRoute,
  deployment: DeploymentSource,
  features: readonly Feature[],
): EarlyCallsOfPage {
  const widgets =
    page.pattern === '/dashboard'
      ? features.flatMap(({ name, widgets: all = [] }) => all.map((widget) => ({ name, widget })))
      : [];
  const calls = [
    ...(page.guarded ? OF_THE_GUARD : OF_EVERY_PAGE).map((call) => resolve(call, deployment, 'The shell')),
    ...page.early.map((call) => resolve(call, deployment, page.remote ?? 'The shell')),
    ...widgets
      .filter(({ widget }) => isAvailable(widget, deployment))
      .flatMap(({ name, widget }) => (widget.early ?? []).map((call) => resolve(call, deployment, name))),
  ];
  return {
    tokenName: deployment.session.tokenName,
    authorizationScheme: deployment.session.authorizationScheme,
    pattern: page.pattern.replace(/\/\*$/, ''),
    calls: [...new Map(calls.map((call) => [call.name, call])).values()],
  };
}
