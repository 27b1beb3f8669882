import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^1.3.0',
  pages: {
    transfer: () => import(/* webpackChunkName: "page-transfer" */ './menu/TransferPage'),
  },
});
