import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^2.5.0',
  pages: {
    paymentLink: () => import(/* webpackChunkName: "page-paymentLink" */ './payment-link/PaymentLinkPage'),
    raffleList: () => import(/* webpackChunkName: "page-raffleList" */ './raffle-list/RaffleListPage'),
    links: () => import(/* webpackChunkName: "page-links" */ './links/LinksPage'),
  },
  widgets: {
    rafflesFigure: () => import(/* webpackChunkName: "widget-rafflesFigure" */ './home/RafflesFigure'),
    news: () => import(/* webpackChunkName: "widget-news" */ './home/NewsList'),
  },
});
