/** Every address of the site (specification 2). Links are made by these functions only. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  pay: (token: string) => `/pago/${encodeURIComponent(token)}`,
  reset: (token: string) => `/reset/${encodeURIComponent(token)}`,
  success: '/success',
  error: '/error',
  /** The error page with the rejected-purchase message (D33). */
  purchaseRejected: '/error#type=5',
  dashboard: '/dashboard',
  paymentLink: '/dashboard/rifas',
  raffleList: '/dashboard/rifas/list',
  transfer: '/dashboard/rifas/transfer',
  /** A sub-view of the transfer menu. */
  transferView: (view: string) => `/dashboard/rifas/transfer/${view}`,
  deposits: '/dashboard/depositos',
  cashRegistration: '/dashboard/contado',
  personalPayment: '/dashboard/pago-personal',
  status: '/__status',
} as const;
