export * from './deployment.schema';
export * from './descriptor';
