// Named one by one, so that a bundler leaves the rest of the library out: the list of `Yup` in shared/contracts.
export { array, boolean, lazy, mixed, number, object, ref, string, tuple } from 'yup';
