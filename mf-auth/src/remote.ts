import { defineRemote } from '@rifas/shared/remote';

export default defineRemote({
  contract: '^2.5.0',
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ './login/LoginPage'),
    register: () => import(/* webpackChunkName: "page-register" */ './register/RegisterPage'),
    reset: () => import(/* webpackChunkName: "page-reset" */ './reset/ResetPage'),
  },
});
