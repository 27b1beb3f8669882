import { defineRemote } from '@rifas/remote-sdk';

export default defineRemote({
  contract: '^__contract__',
  pages: {
    '__slug__': () => import(/* webpackChunkName: "page-__slug__" */ './__slug__/__component__Page'),
  },
  widgets: {
    '__slug__': () => import(/* webpackChunkName: "widget-__slug__" */ './__slug__/__component__Widget'),
  },
});
