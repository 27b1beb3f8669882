import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^2.5.0',
  pages: {
    deposits: () => import(/* webpackChunkName: "page-deposits" */ './deposits/DepositsPage'),
    cashRegistration: () =>
      import(/* webpackChunkName: "page-cashRegistration" */ './cash-registration/CashRegistrationPage'),
    personalPayment: () =>
      import(/* webpackChunkName: "page-personalPayment" */ './personal-payment/PersonalPaymentPage'),
  },
  widgets: {
    balanceFigure: () => import(/* webpackChunkName: "widget-balanceFigure" */ './home/BalanceFigure'),
    tripSummary: () => import(/* webpackChunkName: "widget-tripSummary" */ './trip-summary/TripSummaryWidget'),
  },
});
