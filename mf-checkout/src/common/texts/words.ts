/** Said by the pay page, and by what comes after it. */
export const NOT_PAYABLE = 'Este link no se puede pagar';
