import { enumerated, whatsAppLink } from '@rifas/shared/format';

// A buyer reads ten numbers at most before the link; beyond, the count says more.
const NUMBERS_SHOWN = 10;

/** The message that goes with the link, ready to send. */
export function shareText(numbers: readonly string[], link: string): string {
  if (numbers.length > NUMBERS_SHOWN)
    return `¡Hola! Podés pagar tus ${numbers.length} rifas con tarjeta en este link: ${link}`;
  const raffles = numbers.length === 1 ? 'tu rifa' : 'tus rifas';
  return `¡Hola! Podés pagar ${raffles} ${enumerated(numbers)} con tarjeta en este link: ${link}`;
}

/** Opens WhatsApp with the text: in the buyer's chat where the phone tells which, else it asks whom to send it to. */
export const whatsAppShare = (text: string, phone = ''): string =>
  whatsAppLink(phone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`;
