import { remoteConfig } from '@rifas/tooling/webpack';

export default remoteConfig(import.meta.url);
