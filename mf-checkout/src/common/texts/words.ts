/** Used by the pay page and by the pages after it. */
export const NOT_PAYABLE = 'Este link no se puede pagar';
