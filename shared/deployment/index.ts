export * from './deployment.schema';
export * from './descriptor';
export * from './feature';
export * from './gateway';
