export { queryClient, queryKey } from './query-client';
export { useOddities } from './oddities';
export { noteOffered, useOfferedCalls, type OfferedCalls } from './offered-calls';
export * from './use-api';
export { keepPreviousData } from '@tanstack/react-query';
