import type { AnyContract } from '@rifas/shared/contracts';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { contractOf, type CallName, type ForEachCall } from './api-contracts';
import type { CallWords, Refusal } from './call-words';
import { LINK_CALLS } from './link-calls';

const DTYT = {
  when: 'deployments of variant dtyt',
  holds: ({ variant }: DeploymentSource) => variant === 'dtyt',
};
const SUMMARY = {
  when: 'deployments with `mostrarResumen`',
  holds: ({ settings }: DeploymentSource) => settings.mostrarResumen,
};
const BANK = {
  when: 'deployments with `mostrarDepositosBancarios`',
  holds: ({ settings }: DeploymentSource) => settings.mostrarDepositosBancarios,
};
const NO_SCREEN = { when: 'no screen yet', holds: () => false };

const GONE: Refusal = {
  when: 'one of the raffles has gone meanwhile',
  answer: { data: 'Uno o más talones no están disponibles.' },
  reads: 'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.',
};
const PAID: Refusal = { when: 'the link was paid', answer: { code: 405 }, reads: 'Ya se efectuó el pago.' };
const UNKNOWN: Refusal = { when: 'nobody made such a link', answer: { code: 406 }, reads: 'El link no es válido.' };
const SOLD: Refusal = {
  when: 'a ticket of the link was sold or moved otherwise',
  answer: { message: 'Talones pagos' },
  reads: 'Las rifas no están disponibles, contactate con el vendedor.',
};
const LINK: readonly Refusal[] = [PAID, UNKNOWN, SOLD];
const WHOLE = 'All or nothing, over whole raffles.';

/** What the contracts do not say about the calls: their purpose. */
export const CALLS: ForEachCall<CallWords> = {
  login: {
    group: 'Session',
    summary: 'Opens a session.',
    note: 'The fields stand at the top of the answer, beside `status`; in `data` they are read too. With `newUser` true the site asks for a first password, and no token is needed. Where the login is refused, `message` is shown as it comes; a refusal without one counts as a wrong email or password.',
  },
  firstLogin: {
    group: 'Session',
    summary: 'Sets the first password of an account that logged in with `newUser`.',
    note: 'Where it is refused, `data` is shown as it comes. The site logs in by itself afterwards.',
    only: { when: 'an API that answers `newUser`', holds: () => true },
  },
  requestResetLink: {
    group: 'Session',
    summary: 'Mails a link to `/reset/{token}` of the site.',
    note: 'Where it is refused, the text is shown as it comes.',
  },
  verifyResetLink: {
    group: 'Session',
    summary: 'Says whether a reset link can still be used.',
    note: 'Any refusal makes the site say that the link expired.',
  },
  resetPassword: {
    group: 'Session',
    summary: 'Sets a new password.',
    note: 'Where it is refused, `message` or the text in `data` is shown as it comes.',
  },
  validateSession: {
    group: 'Session',
    summary: 'Says whether the token is good, and gives the one that replaces it.',
    note: 'The site makes it when it starts and when somebody comes back to a tab after ten minutes. The token may stand as `token`, as `data.token` or as `data`, and may be the same one as before. 401, 403 or a status other than success end the session; anything else keeps it, and the site tries again.',
  },
  getPassenger: {
    group: 'Trip',
    summary: "The seller's name, for the greeting.",
    note: '`persona` may also hold `Nombres` and `Apellidos`. A missing name is shown as none.',
  },
  getItinerary: {
    group: 'Trip',
    summary: 'The price of the trip, and what the seller has collected.',
    note: 'A total that is missing among others counts as 0. A total that is no number is never guessed: it shows "Sin dato", and so do the sums that need it.',
    only: SUMMARY,
  },
  getExtraCosts: {
    group: 'Trip',
    summary: 'Costs beside the price of the trip.',
    note: 'Each one counts: one without a readable amount shows "Sin precio", and so do the sums that need it.',
    only: SUMMARY,
  },
  getRaffles: {
    group: 'Raffles',
    summary: "The seller's raffles, to sell them.",
    note: 'Groups of tickets that share `Numero`: arrays, or an object keyed by number, or one flat list.',
  },
  getDetailedRaffles: {
    group: 'Raffles',
    summary: "The seller's raffles, with buyers and comments.",
    note: 'The shape of get-by-pasajero.',
  },
  saveComment: { group: 'Raffles', summary: 'Saves the comment of a raffle; it may be empty.' },
  getLiveLinks: {
    group: 'Raffles',
    summary: 'Which tickets have a link that can still be paid.',
    note: 'With it, such tickets are marked, and selling them otherwise asks first. One whose `estado` is `a-revisar` cannot be chosen.',
  },
  generateLink: {
    group: 'Selling',
    summary: 'Makes a payment link of tickets.',
    note: "`data` is the link's token. The site appends it to `links.paymentLinkBase`, `/pago/` as shipped.",
  },
  registerTickets: {
    group: 'Selling',
    summary: 'Registers tickets that were paid in cash against a deposit.',
    note: 'Only status success counts as done. The text of a refusal is shown with the contact mail.',
    only: DTYT,
  },
  deletePayment: { group: 'Selling', summary: 'Takes a registered ticket out of its deposit again.' },
  createPersonalPayment: {
    group: 'Selling',
    summary: 'Counts a part of a deposit as a personal payment towards the trip.',
    only: DTYT,
  },
  deletePersonalPayment: { group: 'Selling', summary: 'Deletes a personal payment.' },
  validateLink: {
    group: 'Paying online',
    summary: 'What a payment link charges, for its buyer.',
    note: "No session. `Comprador…` fills in the form beforehand. A link of which one ticket cannot be read is refused, for its sum would be a guess. The success page asks it again: code 405 is the site's proof of a payment.",
    refusals: LINK,
  },
  echoTest: {
    group: 'Paying online',
    summary: 'Says whether the card gateway answers, before a payment begins.',
    note: "`token` is the payment link's. Where it fails, the page says so and keeps what was typed.",
  },
  initPayment: {
    group: 'Paying online',
    summary: 'Begins a payment and returns the token that the gateway wants.',
    note: '`amount` is in cents, the one amount of the API that is not in currency units: compute it yourself and refuse a different one. The site then posts the token as the form field `token` to the gateway ("Card gateway"). Where the deployment has a captcha, its answer comes as one more field.',
    refusals: LINK,
  },
  ...LINK_CALLS,
  resendTicket: { group: 'Paying online', summary: 'Mails the e-ticket of a paid link once more, to its buyer.' },
  getDepositsToUse: {
    group: 'Deposits',
    summary: 'Deposits that cash registrations and personal payments can be booked on.',
    note: '`Tipo` `Contado` is a cash deposit, anything else a card deposit. The balance is `Monto` less all in `registros`.',
    only: DTYT,
  },
  getBankDeposits: {
    group: 'Deposits',
    summary: 'Deposits of the bank tab.',
    note: 'An error shows an empty list with a button.',
    only: BANK,
  },
  getCardDeposits: { group: 'Deposits', summary: 'Deposits of the card tab, each with `tarjeta`.' },
  getTransferableRaffles: {
    group: 'Transfers',
    summary: 'Raffles that the seller may put into the bag or hand over.',
  },
  getBag: { group: 'Transfers', summary: 'Raffles that others put into the bag, without the own ones.', only: DTYT },
  getOwnBag: { group: 'Transfers', summary: 'Own raffles in the bag.', only: DTYT },
  getPendingDelivery: {
    group: 'Transfers',
    summary: 'Raffles that the seller has to hand over; `dueno` is who gets them.',
  },
  getPendingReception: {
    group: 'Transfers',
    summary: 'Raffles that the seller will get; `dueno` is who hands them over.',
  },
  putInBag: { group: 'Transfers', summary: 'Puts raffles into the bag.', note: WHOLE, only: DTYT },
  removeFromBag: { group: 'Transfers', summary: 'Takes a raffle out of the bag.', only: DTYT },
  requestRaffles: {
    group: 'Transfers',
    summary: 'Asks for raffles of the bag; returns the contacts of their owners.',
    note: WHOLE,
    refusals: [GONE],
    only: DTYT,
  },
  transferDirectly: {
    group: 'Transfers',
    summary: 'Hands raffles to the seller with this mail.',
    note: WHOLE,
    refusals: [
      {
        when: 'nobody has the mail, or it is the own one',
        answer: { data: 'Pasajero a transferir inválido' },
        reads: 'No encontramos ningún pasajero registrado con el mail que ingresaste.',
      },
      GONE,
    ],
  },
  confirmReception: {
    group: 'Transfers',
    summary: 'The receiver has the raffles: they are theirs from now on.',
    note: WHOLE,
  },
  uploadImage: { group: 'Images', summary: 'Takes an image.', only: NO_SCREEN },
  uploadAirportImage: { group: 'Images', summary: 'Takes an image of an airport.', only: NO_SCREEN },
};

/** Every call, in the order in which people meet it. */
export const contractsInOrder: readonly AnyContract[] = (Object.keys(CALLS) as readonly CallName[]).map(contractOf);
