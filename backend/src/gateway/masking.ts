// A card number has 12 to 19 digits, in groups or not. Masking another number by mistake does no harm, because nothing
// computes with these texts.
const CARD_NUMBER = /(?<![\dA-Za-z])\d(?:[ -]?\d){11,18}(?![\dA-Za-z])/g;

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/**
 * The same text with all card numbers masked, except their last four digits.
 * @example maskCardNumbers('4111 1111 1111 1111') // '**** **** **** 1111'
 */
export const maskCardNumbers = (text: string): string =>
  text.replace(CARD_NUMBER, (number) => {
    const digits = number.replace(/\D/g, '');
    if (!passesLuhn(digits)) return number;
    let left = digits.length;
    return number.replace(/\d/g, (digit) => (left-- > 4 ? '*' : digit));
  });

/** The part of a card number that may be shown: of more than ten digits, the last four. */
export function maskedNumber(sent: string): string {
  const digits = sent.replace(/\D/g, '');
  return digits.length > 10 ? `**** **** **** ${digits.slice(-4)}` : sent;
}
