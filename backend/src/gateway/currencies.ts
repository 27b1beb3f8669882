/** The currencies of the shipped deployments by their codes of ISO 4217. A deployment may name any other by its number. */
const NAMES: Readonly<Record<string, string>> = { '840': 'USD', '858': 'UYU' };

/**
 * The name to print where the symbol could be taken for another currency's; the number if the currency has no name
 * here.
 */
export const currencyName = (code: string): string => NAMES[code] ?? code;

/** The number of a currency. Some gateways send its letters: 'USD' becomes '840'. */
export function numericCurrency(sent: string): string {
  const code = sent.trim().toUpperCase();
  return Object.keys(NAMES).find((number) => NAMES[number] === code) ?? code;
}
