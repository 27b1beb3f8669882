import { viteConfig } from '@rifas/remote-sdk/vite';

export default viteConfig(import.meta.url);
