/** Under which name a link's typed data is kept until the purchase is done: a rejected buyer comes back to it. */
export const payDraftKey = (linkToken: string): string => `pago:${linkToken}`;
