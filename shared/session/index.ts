export * from './session';
export * from './session-controller';
export * from './lowest-ticket-price';
