export * from './browser-buttons';
export * from './demo-deployment';
export * from './fake-api';
export * from './link-samples';
export * from './render-page';
export * from './samples';
