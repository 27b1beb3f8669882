export * from './contract-version';
export * from './define-remote';
export type { EarlyCall } from './early-call';
export * from './feature';
export * from './host';
export * from './host-state';
