import { jestConfig } from '@rifas/tooling/jest';

export default jestConfig(import.meta.url, {
  environment: 'node',
  overrides: {
    // A real database on a busy machine; a test that hangs still ends.
    testTimeout: 120_000,
    globalSetup: '<rootDir>/src/testing/postgres.global-setup.ts',
    globalTeardown: '<rootDir>/src/testing/postgres.global-teardown.ts',
  },
});
