import { lazyModule } from '../async';
import type { Yup } from '../contracts';

const importYup = (): Promise<Yup> => import(/* webpackChunkName: "yup" */ './yup-subset');
const yup = lazyModule(importYup);

/**
 * The validation library, fetched once. Rejects when it cannot be fetched; calling again tries again.
 * @example const schema = deploymentSource(await loadYup());
 */
export const loadYup = (): Promise<Yup> => yup.load();

/**
 * Fetches the validation library before it is needed. If this fails, each caller that needs it tries again and reports its own error.
 * @example requestIdleCallback(warmYup);
 */
export const warmYup = (): void => void importYup().catch(() => undefined);

/**
 * The validation library when it is already here, without waiting.
 * @example const yup = loadedYup();
 */
export const loadedYup = (): Yup | undefined => yup.loaded();
