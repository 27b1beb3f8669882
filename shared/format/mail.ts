/**
 * Address that begins a mail. What the API says of a person is text, so what is no part of an address is written as such.
 * @example mailLink('ana?subject=x@mail.com') // 'mailto:ana%3Fsubject%3Dx@mail.com'
 */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
