/** A part of the repository whose tests are measured by changing its code. */
export interface MutationTarget {
  readonly package: 'shared' | 'shell' | 'backend';
  readonly folders: readonly string[];
}

export const MUTATION_TARGETS: Readonly<Record<string, MutationTarget>> = {
  domain: { package: 'shared', folders: ['shared/domain'] },
  http: { package: 'shared', folders: ['shared/http'] },
  session: { package: 'shared', folders: ['shared/session'] },
  federation: { package: 'shell', folders: ['shell/src/federation'] },
  recovery: { package: 'shell', folders: ['shell/src/recovery'] },
  checkout: { package: 'backend', folders: ['backend/src/checkout'] },
  talon: { package: 'backend', folders: ['backend/src/talon'] },
  transfer: { package: 'backend', folders: ['backend/src/transfer'] },
};

/** Everything in the folders that is neither a test nor a list of exports. */
export const mutatedFiles = ({ folders }: MutationTarget): readonly string[] => [
  ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  ...folders.map((folder) => `!${folder}/**/*.{test,testing}.{ts,tsx}`),
  ...folders.map((folder) => `!${folder}/**/index.ts`),
];
