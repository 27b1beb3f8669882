export * from './demo-deployment';
export * from './fake-api';
export * from './render-page';
export * from './samples';
