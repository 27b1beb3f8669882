import * as exported from '@rifas/shared/contracts';
import type { AnyContract, RequestOf, ResponseOf } from '@rifas/shared/contracts';

type Exported = typeof exported;

/** Every call of the API, by the name of its contract. Exporting a new contract adds it here. */
export type ApiContracts = {
  readonly [Name in keyof Exported as Exported[Name] extends AnyContract ? Name : never]: Exported[Name];
};
export type CallName = keyof ApiContracts;

/** Each call's example in domain terms; its contract converts it for the wire. A call without one does not compile. */
export type Examples = {
  readonly [Name in CallName]: {
    readonly request: RequestOf<ApiContracts[Name]>;
    readonly answer: ResponseOf<ApiContracts[Name]>;
  };
};

export const contractOf = (name: CallName): AnyContract => exported[name];

/** The call's name of a contract. @throws Error where the contract is exported under another name */
export function callNameOf({ name }: Pick<AnyContract, 'name'>): CallName {
  if (!(name in exported)) throw new Error(`The contract '${name}' is exported under another name.`);
  return name as CallName;
}
