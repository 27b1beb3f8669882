export default {
  // Bounds for a loaded machine, not waits. Jest reads these two here only, not from a project's own file.
  testTimeout: 120_000,
  maxWorkers: '100%',
  projects: ['shared', 'shell', 'mf-*', 'backend', 'tooling', 'bench', 'kit'].map(
    (name) => `<rootDir>/${name}/jest.config.mjs`,
  ),
};
