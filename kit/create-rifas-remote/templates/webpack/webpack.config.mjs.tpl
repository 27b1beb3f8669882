import { webpackConfig } from '@rifas/remote-sdk/webpack';

export default webpackConfig(import.meta.url);
