export default {
  projects: ['shared', 'shell', 'mf-auth', 'mf-rifas', 'mf-transfer', 'mf-depositos', 'mf-checkout', 'backend', 'tooling'].map(
    (name) => `<rootDir>/${name}/jest.config.mjs`,
  ),
};
