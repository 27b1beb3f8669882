import { lazyModule } from '../async';
import type { Yup } from '../contracts';

const importYup = (): Promise<Yup> => import(/* webpackChunkName: "yup" */ './yup-subset');
const yup = lazyModule(importYup);

/**
 * Loads the validation library once. Rejects when it cannot be fetched; the next call tries again.
 * @example const schema = deploymentSource(await loadYup());
 */
export const loadYup = (): Promise<Yup> => yup.load();

/**
 * Fetches the validation library before it is needed. If this fails, each caller that needs it tries again and reports its own error.
 * @example requestIdleCallback(warmYup);
 */
export const warmYup = (): void => void importYup().catch(() => undefined);

/**
 * The validation library if it has been loaded, else undefined. Does not wait.
 * @example const yup = loadedYup();
 */
export const loadedYup = (): Yup | undefined => yup.loaded();
