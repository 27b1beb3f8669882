/** How every build and every test of a remote compiles its sources, here and in repositories elsewhere. */
export const SWC_OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      // The shell provides react/jsx-runtime, and not the one of development.
      react: { runtime: 'automatic', development: false },
      // As TypeScript has them where nothing else is said.
      decoratorVersion: '2023-11',
    },
  },
};
