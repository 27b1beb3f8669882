import { shellConfig } from '@rifas/tooling/webpack';

export default shellConfig(import.meta.url);
