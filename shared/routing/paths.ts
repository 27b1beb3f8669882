/** Every address of the site. All links use these functions. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  pay: (token: string) => `/pago/${encodeURIComponent(token)}`,
  reset: (token: string) => `/reset/${encodeURIComponent(token)}`,
  success: '/success',
  error: '/error',
  /** The error page with the message for a rejected purchase (docs/rules.md, "Error page"). */
  purchaseRejected: '/error#type=5',
  dashboard: '/dashboard',
  paymentLink: '/dashboard/rifas',
  raffleList: '/dashboard/rifas/list',
  /** The seller's payment links; with a raffle's number, only the links of that raffle. */
  links: (raffle?: string) =>
    `/dashboard/rifas/links${raffle === undefined ? '' : `?rifa=${encodeURIComponent(raffle)}`}`,
  transfer: '/dashboard/rifas/transfer',
  /** A sub-view of the transfer menu. */
  transferView: (view: string) => `/dashboard/rifas/transfer/${view}`,
  deposits: '/dashboard/depositos',
  cashRegistration: '/dashboard/contado',
  personalPayment: '/dashboard/pago-personal',
  status: '/__status',
} as const;
