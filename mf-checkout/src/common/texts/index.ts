// The sentences that this remote shows. Those that several remotes share stand in shared/domain/messages.ts.
// A file for the pay page and one for what comes after it: who pays need not fetch the words of a receipt.
export * from './pay';
export * from './result';
