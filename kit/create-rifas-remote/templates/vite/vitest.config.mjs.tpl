import { vitestConfig } from '@rifas/remote-sdk/vitest';

export default vitestConfig(import.meta.url);
