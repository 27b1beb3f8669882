import { jestConfig } from '@rifas/tooling/jest';

export default jestConfig(import.meta.url, {
  environment: 'node',
  overrides: {
    // Jest looks each global up through its sandbox, which is slow where a library asks for every value of a long insert.
    sandboxInjectedGlobals: ['Object', 'Array', 'Math', 'Symbol', 'JSON', 'Buffer', 'Promise', 'Map', 'Set'],
    globalSetup: '<rootDir>/src/testing/postgres.global-setup.ts',
    globalTeardown: '<rootDir>/src/testing/postgres.global-teardown.ts',
  },
});
