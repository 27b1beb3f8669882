/** Compiler options of every build and test of a remote, here and in other repositories. */
export const SWC_OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      // The shell provides react/jsx-runtime, but not the development version of it.
      react: { runtime: 'automatic', development: false },
      // The decorators that TypeScript uses by default.
      decoratorVersion: '2023-11',
    },
  },
};
