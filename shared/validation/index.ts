export { loadedYup, loadYup, warmYup } from './load-yup';
