export * from './early-calls';
export * from './gates';
export * from './page-kit';
export * from './page-table';
export * from './page-form';
