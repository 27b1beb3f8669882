export interface LazyModule<Module> {
  /** The same promise for everyone; a failed load is forgotten, so that the next call tries again. */
  readonly load: () => Promise<Module>;
  /** The module when it is already here. */
  readonly loaded: () => Module | undefined;
}

/** A module that is fetched when first needed. `importer` is a dynamic import. */
export function lazyModule<Module>(importer: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = () => {
    loading ??= importer().then(
      (arrived) => (module = arrived),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { load, loaded: () => module };
}
