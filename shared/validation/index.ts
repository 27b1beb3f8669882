export { lazyModule, onLazyModuleFailure, type LazyModule } from './lazy-module';
export { loadedYup, loadYup } from './load-yup';
export { LateError, twice, withinBudget } from './within-budget';
