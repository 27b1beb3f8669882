export * from './session';
export * from './session-controller';
export { tokenLockName } from './token-lock';
export * from './lowest-ticket-price';
export { rememberedOnDevice, rememberOnDevice } from './device-memory';
