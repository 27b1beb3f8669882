/**
 * A reading call that a page is sure to make, named by its contract: the page starts it before the first script arrives.
 * Its fields, if any, are written as text or taken from the address (`:token`).
 */
export type EarlyCall = string | { readonly call: string; readonly fields: Readonly<Record<string, string>> };
