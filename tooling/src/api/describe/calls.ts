import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { AnyContract } from '@rifas/shared/contracts';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { repoRoot } from '../../lib/repo';
import { contractOf, type CallName } from './api-contracts';

/** Whether a deployment makes the calls that only some make, by the words for those. */
const ONLY = {
  'an API that answers `newUser`': () => true,
  'deployments of variant dtyt': ({ variant }: DeploymentSource) => variant === 'dtyt',
  'deployments with `mostrarResumen`': ({ settings }: DeploymentSource) => settings.mostrarResumen,
  'deployments with `mostrarDepositosBancarios`': ({ settings }: DeploymentSource) =>
    settings.mostrarDepositosBancarios,
  'no screen yet': () => false,
};

/** A refusal that an API may answer with, and what the person then reads. */
interface Refusal {
  readonly when: string;
  readonly answer: { readonly code?: number; readonly message?: string; readonly data?: string };
  readonly reads: string;
}

export interface CallWords {
  readonly group: string;
  readonly summary: string;
  readonly note?: string;
  readonly refusals?: readonly Refusal[];
  /** Only these deployments make the call; others do not need it. */
  readonly only?: keyof typeof ONLY;
}

interface Written {
  /** The document without the calls and the shapes that the contracts describe. */
  readonly document: {
    readonly tags: readonly { readonly name: string }[];
    readonly components: { readonly schemas: object };
  };
  readonly paymentPage: object;
  /** What the fields mean that their names do not explain. */
  readonly fields: Readonly<Record<string, string>>;
  readonly calls: Readonly<Record<CallName, CallWords>>;
}

/** What no contract says of the API. */
export const WRITTEN = parse(readFileSync(join(repoRoot, 'tooling/src/api/describe/openapi.yaml'), 'utf8')) as Written;

export const isMadeIn = (deployment: DeploymentSource, { only }: CallWords): boolean =>
  only === undefined || ONLY[only](deployment);

/** Every call, in the order in which people meet it. */
export const contractsInOrder: readonly AnyContract[] = (Object.keys(WRITTEN.calls) as readonly CallName[]).map(
  contractOf,
);
