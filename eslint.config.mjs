import { eslintConfig } from '@rifas/tooling/eslint';

export default eslintConfig(import.meta.dirname);
