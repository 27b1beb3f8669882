const URUGUAY = '598';

/** A Uruguayan number: its country code, the zero that is dialled inside the country, and the rest. */
const URUGUAYAN = /^(?:00)?(598)?0?([249]\d{7})$/;

/**
 * The digits of a phone number with its country code, as links need them; undefined if the country is unclear. Many
 * write the zero of a Uruguayan number behind the country code too, where nobody can be reached.
 */
export function internationalDigits(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  // Not only as the first character: it may stand in brackets, and a copied number often begins with an invisible mark.
  const hasPlus = /^\D*\+/.test(phone);
  const [, country, national] = URUGUAYAN.exec(digits) ?? [];
  if (national !== undefined && (country !== undefined || !hasPlus)) return URUGUAY + national;
  if (hasPlus) return digits.length >= 8 && digits.length <= 15 ? digits : undefined;
  return digits.startsWith('00') && digits.length >= 10 && digits.length <= 17 ? digits.slice(2) : undefined;
}

/**
 * Address of a phone call.
 * @example phoneLink('099 123 456') // 'tel:+59899123456'
 */
export function phoneLink(phone: string): string {
  const digits = internationalDigits(phone);
  return digits ? `tel:+${digits}` : `tel:${phone.replace(/[^\d*#]/g, '')}`;
}

/**
 * Address of a WhatsApp chat with a ready text; undefined for a Uruguayan landline or an unreadable number.
 * @example whatsAppLink('099 123 456', 'Hola') // 'https://wa.me/59899123456?text=Hola'
 */
export function whatsAppLink(phone: string, text: string): string | undefined {
  const digits = internationalDigits(phone);
  if (!digits || (digits.startsWith(URUGUAY) && digits[3] !== '9')) return undefined;
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

/**
 * Address that opens WhatsApp with a prepared text. If the phone has WhatsApp, its chat opens. Otherwise WhatsApp asks
 * for the recipient.
 * @example whatsAppShare('Hola', '2900 1234') // 'https://wa.me/?text=Hola'
 */
export const whatsAppShare = (text: string, phone = ''): string =>
  whatsAppLink(phone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`;
