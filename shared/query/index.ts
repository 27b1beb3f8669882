export { queryClient, queryKey } from './query-client';
export { useOddities } from './oddities';
export * from './use-api';
export { keepPreviousData } from '@tanstack/react-query';
