import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^1.3.0',
  pages: {
    paymentLink: () => import(/* webpackChunkName: "page-paymentLink" */ './payment-link/PaymentLinkPage'),
    raffleList: () => import(/* webpackChunkName: "page-raffleList" */ './raffle-list/RaffleListPage'),
  },
});
