import * as exported from '@rifas/shared/contracts';
import type { AnyContract, RequestOf, ResponseOf } from '@rifas/shared/contracts';

type Exported = typeof exported;

/** Every call of the API, by the name of its contract. A new contract is part of it by being exported. */
export type ApiContracts = {
  readonly [Name in keyof Exported as Exported[Name] extends AnyContract ? Name : never]: Exported[Name];
};
export type CallName = keyof ApiContracts;

/** Something that is written for each call: a call that lacks it does not compile. */
export type ForEachCall<Value> = Readonly<Record<CallName, Value>>;

/** A call's example in words of the domain; its contract writes it. */
export type Examples = {
  readonly [Name in CallName]: {
    readonly request: RequestOf<ApiContracts[Name]>;
    readonly answer: ResponseOf<ApiContracts[Name]>;
  };
};

export const contractOf = (name: CallName): AnyContract => exported[name];

/** A contract's name as that of a call. @throws Error where a contract's name is not that of its export */
export function callNameOf({ name }: Pick<AnyContract, 'name'>): CallName {
  if (!(name in exported)) throw new Error(`The contract '${name}' is exported under another name.`);
  return name as CallName;
}
