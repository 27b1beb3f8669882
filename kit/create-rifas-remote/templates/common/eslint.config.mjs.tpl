import { eslintConfig } from '@rifas/remote-sdk/eslint';

export default await eslintConfig(import.meta.url);
