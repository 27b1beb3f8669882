const URUGUAY = '598';

/** The digits of a phone number with its country code, as links need them; undefined if the country is unclear. */
export function internationalDigits(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? digits : undefined;
  if (digits.startsWith('00')) return digits.length >= 10 && digits.length <= 17 ? digits.slice(2) : undefined;
  if (digits.startsWith(URUGUAY) && digits.length === 11) return digits;
  const national = digits.replace(/^0/, '');
  return national.length === 8 && /^[249]/.test(national) ? URUGUAY + national : undefined;
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
