// The texts that this remote shows. Texts that several remotes share are in shared/domain/messages.ts. There is one
// file for the pay page and one for the pages after it, so that the pay page does not load the texts of a receipt.
export * from './pay';
export * from './result';
