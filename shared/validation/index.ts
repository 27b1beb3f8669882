export { lazyModule, onLazyModuleFailure, type LazyModule } from './lazy-module';
export { loadedYup, loadYup, warmYup } from './load-yup';
export { LateError, twice, withinBudget } from './within-budget';
