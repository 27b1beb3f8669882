import type { Yup } from '../contracts/contract';
import { lazyModule } from './lazy-module';

const yup = lazyModule<Yup>(() => import(/* webpackChunkName: "yup" */ './yup-subset'));

/** The validation library, fetched once. Rejects when it cannot be fetched; calling again tries again. */
export const loadYup = (): Promise<Yup> => yup.load();

/** The validation library when it is already here, without waiting. */
export const loadedYup = (): Yup | undefined => yup.loaded();
