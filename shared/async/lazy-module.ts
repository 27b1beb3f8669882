import { twice, withinBudget } from './within-budget';

export interface LazyModule<Module> {
  /** Fetches it once for everyone. Rejects when that fails or takes 20 s; the next call tries again. */
  readonly load: () => Promise<Module>;
  /** The module if it has been loaded, else undefined. */
  readonly loaded: () => Module | undefined;
}

const BUDGET_MS = 20_000;

let tellFailure: (error: unknown) => void = () => undefined;

/**
 * Registers the host's listener for lazy modules that could not be fetched, whichever caller needed them.
 * @example onLazyModuleFailure((error) => onLost(error, 'library'));
 */
export const onLazyModuleFailure = (listener: (error: unknown) => void): void => {
  tellFailure = listener;
};

/**
 * A module that is fetched when first needed. `importer` is a dynamic import.
 * @example const axios = lazyModule(() => import('axios')); await axios.load();
 */
export function lazyModule<Module>(importer: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  // A module that arrives after the time limit is kept for the next caller.
  const fetched = () => importer().then((arrived) => (module = arrived));
  const load = () => {
    if (module !== undefined) return Promise.resolve(module);
    loading ??= twice(() => withinBudget(fetched(), BUDGET_MS, 'A part of the page')).catch((error: unknown) => {
      loading = undefined;
      tellFailure(error);
      throw error;
    });
    return loading;
  };
  return { load, loaded: () => module };
}
