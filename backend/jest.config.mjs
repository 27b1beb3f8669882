import { jestConfig } from '@rifas/tooling/jest';

export default jestConfig(import.meta.url, {
  environment: 'node',
  overrides: {
    globalSetup: '<rootDir>/src/testing/postgres.global-setup.ts',
    globalTeardown: '<rootDir>/src/testing/postgres.global-teardown.ts',
  },
});
