import { rspackConfig } from '@rifas/remote-sdk/rspack';

export default rspackConfig(import.meta.url);
