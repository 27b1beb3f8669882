import { jestConfig } from '@rifas/tooling/jest';

export default jestConfig(import.meta.url, { environment: 'node' });
