export default {
  // Limits for loaded machines, not waits. Jest only reads these two here, not in a project's own file.
  testTimeout: 120_000,
  maxWorkers: '100%',
  projects: ['shared', 'shell', 'mf-*', 'backend', 'tooling', 'bench', 'kit'].map(
    (name) => `<rootDir>/${name}/jest.config.mjs`,
  ),
};
