import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^2.1.0',
  pages: {
    paymentLink: () => import(/* webpackChunkName: "page-paymentLink" */ './payment-link/PaymentLinkPage'),
    raffleList: () => import(/* webpackChunkName: "page-raffleList" */ './raffle-list/RaffleListPage'),
  },
  widgets: {
    rafflesFigure: () => import(/* webpackChunkName: "widget-rafflesFigure" */ './home/RafflesFigure'),
  },
});
