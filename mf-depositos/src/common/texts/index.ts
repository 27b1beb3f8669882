// The texts that this remote shows. Texts that several remotes share are in shared/domain/messages.ts. Words that
// depend on the display mode are passed in as `words`, and amounts already formatted. Each page and the home have their
// own file, so that the home does not load the texts of the wizards.
export * from './cash';
export * from './deposits';
export * from './home';
export * from './personal';
export * from './wizards';
export { CONFIRM, NEXT, NO_DATE, UNKNOWN_BALANCE, UNKNOWN_FIGURE } from './words';
