import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^2.0.0',
  pages: {
    transfer: () => import(/* webpackChunkName: "page-transfer" */ './menu/TransferPage'),
  },
});
