import { create } from 'zustand';
import type { AnyContract, Oddity } from '../contracts';

/** The unreadable parts of the last answer to each call, by the contract's name. */
const useOddityStore = create<Readonly<Record<string, readonly Oddity[]>>>(() => ({}));

export const rememberOddities = (contract: Pick<AnyContract, 'name'>, oddities: readonly Oddity[]): void =>
  useOddityStore.setState({ [contract.name]: oddities });

const NONE: readonly Oddity[] = [];

/**
 * The unreadable parts of the last answer to a call; empty if there are none. A page uses them to report once how many
 * entries it left out.
 * @example const leftOut = useOddities(getRaffles).filter((oddity) => oddity.leftOut).length;
 */
export const useOddities = (contract: Pick<AnyContract, 'name'>): readonly Oddity[] =>
  useOddityStore((all) => all[contract.name] ?? NONE);
