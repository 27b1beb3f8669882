/** '00123', '00123 y 00124', '00123, 00124 y 00125'. */
export function joinNumbers(numbers: readonly string[]): string {
  if (numbers.length < 2) return numbers[0] ?? '';
  return `${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1) ?? ''}`;
}

// A buyer reads ten numbers at most before the link; beyond, the count says more.
const NUMBERS_SHOWN = 10;

/** The message that goes with the link, ready to send. */
export function shareText(numbers: readonly string[], link: string): string {
  if (numbers.length > NUMBERS_SHOWN) return `¡Hola! Podés pagar tus ${numbers.length} rifas con tarjeta en este link: ${link}`;
  const raffles = numbers.length === 1 ? 'tu rifa' : 'tus rifas';
  return `¡Hola! Podés pagar ${raffles} ${joinNumbers(numbers)} con tarjeta en este link: ${link}`;
}

/** The number as WhatsApp wants it, for a Uruguayan mobile; undefined for any other, which the sender then picks. */
export function whatsappPhone(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^(00)?598/, '').replace(/^0/, '');
  return /^9\d{7}$/.test(digits) ? `598${digits}` : undefined;
}

/** Opens WhatsApp with the text, in the buyer's chat where the phone is known. */
export function whatsappUrl(text: string, phone = ''): string {
  return `https://wa.me/${whatsappPhone(phone) ?? ''}?text=${encodeURIComponent(text)}`;
}
