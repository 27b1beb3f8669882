/** How every build and every test of a remote compiles its sources, here and in repositories elsewhere. */
export const SWC_OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    // The shell provides react/jsx-runtime, and not the one of development.
    transform: { react: { runtime: 'automatic', development: false } },
  },
};
