// The sentences that this remote shows. Those that several remotes share stand in shared/domain/messages.ts; what the display mode
// decides comes in as `words`, and amounts come in written.
// A file for each page and one for the home: who opens the home need not fetch the words of the wizards.
export * from './cash';
export * from './deposits';
export * from './home';
export * from './personal';
export * from './wizards';
export { CONFIRM, NEXT, NO_DATE, UNKNOWN_BALANCE } from './words';
