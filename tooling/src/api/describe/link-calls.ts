import type { CallWords } from './call-words';

/** Descriptions of the calls about links, receipts and news. An API may lack all of them. */
export const LINK_CALLS = {
  getMyLinks: {
    group: 'Selling',
    summary: "The seller's payment links, and where each of them stands.",
    note: 'With it, the raffle list has a view of links: remind, copy, replace, cancel.',
  },
  cancelLink: {
    group: 'Selling',
    summary: 'Ends a payment link.',
    note: 'Settle a payment that is under way first: where it was paid, refuse with code 405.',
  },
  replaceLink: {
    group: 'Selling',
    summary: 'Ends a payment link and makes another one for the same tickets.',
    note: "`data` is the new link's token.",
  },
  getSoldTicket: {
    group: 'Selling',
    summary: 'Where the e-ticket of a sold ticket is, to send it by WhatsApp.',
    note: 'The paths are appended to the base of the API.',
  },
  resendSoldTicket: { group: 'Selling', summary: 'Mails the e-ticket of a sold ticket once more, to its buyer.' },
  getPurchase: {
    group: 'Paying online',
    summary: 'What has become of the purchase of a link, with its receipt once it is paid.',
    note: 'Say `pagado` only when the money is known. While it is `sin-pagar`, `pago_anulado` says that a payment was begun and can no longer be made, so that its buyer waits for nothing. Give the contacts of the seller where the link is dead, so that the buyer can ask for another.',
  },
  getTicketValidity: {
    group: 'Paying online',
    summary: 'Whether an e-ticket is good and whose it is.',
    note: 'Whoever scans the code reads the answer: it holds no contact data.',
  },
  getNews: {
    group: 'Raffles',
    summary: "What happened to the seller's things since a cursor.",
    note: 'An open list asks every few seconds while it is visible, so an answer without entries should be cheap.',
  },
  getMailSettings: { group: 'Session', summary: 'Which mails the seller gets.' },
  saveMailSettings: { group: 'Session', summary: 'Chooses which mails the seller gets.' },
} as const satisfies Readonly<Record<string, CallWords>>;
