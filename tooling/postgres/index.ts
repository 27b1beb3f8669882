export { startEmbedded } from './embedded-postgres';
export { startThrowaway } from './throwaway-postgres';
