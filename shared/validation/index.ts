export { loadedYup, loadYup, warmYup } from './load-yup';
/** For remotes built for contract 1.x; newer ones import them from shared/async. */
export { LateError, lazyModule, onLazyModuleFailure, twice, withinBudget, type LazyModule } from '../async';
