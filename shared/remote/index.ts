export * from './contract-version';
export * from './define-remote';
export * from './feature';
export * from './host';
export * from './host-state';
