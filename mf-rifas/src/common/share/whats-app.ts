import { whatsAppLink } from '@rifas/shared/format';

/** Opens WhatsApp with the text: in the buyer's chat where the phone tells which, else it asks whom to send it to. */
export const whatsAppShare = (text: string, phone = ''): string =>
  whatsAppLink(phone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`;
