import { jestConfig } from '@rifas/remote-sdk/jest';

export default jestConfig(import.meta.url);
