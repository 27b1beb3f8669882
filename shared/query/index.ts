export * from './query-client';
export * from './use-api';
export { keepPreviousData } from '@tanstack/react-query';
