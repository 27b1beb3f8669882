/**
 * A `mailto:` address. The API's text is untrusted, so characters that do not belong to an address are escaped.
 * @example mailLink('ana?subject=x@mail.com') // 'mailto:ana%3Fsubject%3Dx@mail.com'
 */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
