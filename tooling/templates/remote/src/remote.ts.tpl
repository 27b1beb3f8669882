import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^__contract__',
  pages: {
    '__slug__': () => import(/* webpackChunkName: "page-__slug__" */ './__slug__/__component__Page'),
  },
});
