export * from './app-error';
export * from './client';
export type { Transport, WireRequest } from './transport';
export { warmTransport } from './axios-transport';
export { encodeForm } from './form-encoding';
export type { Answer } from './answer';
export { dropEarlyAnswers, type EarlyAnswer } from './early-answers';
