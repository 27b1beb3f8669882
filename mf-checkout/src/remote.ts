import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^2.3.0',
  pages: {
    pay: () => import(/* webpackChunkName: "page-pay" */ './pay/PayPage'),
    success: () => import(/* webpackChunkName: "page-success" */ './result/SuccessPage'),
    error: () => import(/* webpackChunkName: "page-error" */ './result/ErrorPage'),
  },
});
