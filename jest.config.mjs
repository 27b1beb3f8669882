export default {
  // Limits for loaded machines, not waits. Jest only reads these two here, not in a project's own file.
  testTimeout: 120_000,
  maxWorkers: '100%',
  // A worker that has run hundreds of files has a large heap to give back. In half a second, jest's own limit, it may not end.
  workerGracefulExitTimeout: 10_000,
  projects: ['shared', 'shell', 'mf-*', 'backend', 'tooling', 'bench', 'kit'].map(
    (name) => `<rootDir>/${name}/jest.config.mjs`,
  ),
};
