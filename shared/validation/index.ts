export { lazyModule, type LazyModule } from './lazy-module';
export { loadedYup, loadYup } from './load-yup';
