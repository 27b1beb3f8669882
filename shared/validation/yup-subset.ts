// Named one by one, so that a bundler leaves out the rest of the library. The same list is in `Yup` of
// shared/contracts.
export { array, boolean, lazy, mixed, number, object, ref, string, tuple } from 'yup';
