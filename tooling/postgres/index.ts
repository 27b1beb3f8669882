export { startEmbedded, type EmbeddedPostgres } from './embedded-postgres';
export { startThrowaway, type ThrowawayPostgres } from './throwaway-postgres';
