import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^2.5.0',
  pages: {
    transfer: () => import(/* webpackChunkName: "page-transfer" */ './TransferPage'),
  },
  widgets: {
    receptionFigure: () => import(/* webpackChunkName: "widget-receptionFigure" */ './home/ReceptionFigure'),
  },
});
