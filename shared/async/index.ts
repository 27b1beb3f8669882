export { growingPauses, type GrowingPauses } from './growing-pauses';
export { lazyModule, onLazyModuleFailure, type LazyModule } from './lazy-module';
export { LateError, twice, withinBudget } from './within-budget';
