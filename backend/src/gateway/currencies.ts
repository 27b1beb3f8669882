/** The currencies of the shipped deployments by their codes of ISO 4217. A deployment may name any other by its number. */
const NAMES: Readonly<Record<string, string>> = { '840': 'USD', '858': 'UYU' };

/** How a currency is written where its symbol could be taken for another's; its number where it has no name here. */
export const currencyName = (code: string): string => NAMES[code] ?? code;

/** The number of a currency, which some gateways write by its letters: 'USD' is '840'. */
export function numericCurrency(sent: string): string {
  const code = sent.trim().toUpperCase();
  return Object.keys(NAMES).find((number) => NAMES[number] === code) ?? code;
}
