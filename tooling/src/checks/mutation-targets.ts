/** A part of the repository whose tests are measured by mutating its code. */
export interface MutationTarget {
  readonly package: 'shared' | 'shell' | 'backend';
  readonly folders: readonly string[];
  /** Tests outside the folders, for rules that only show where several folders work together. */
  readonly tests?: readonly string[];
  /** Whether its tests run without a DOM. */
  readonly plain?: boolean;
}

export const MUTATION_TARGETS: Readonly<Record<string, MutationTarget>> = {
  domain: { package: 'shared', folders: ['shared/domain'], plain: true },
  http: { package: 'shared', folders: ['shared/http'] },
  session: { package: 'shared', folders: ['shared/session'] },
  query: { package: 'shared', folders: ['shared/query'] },
  federation: { package: 'shell', folders: ['shell/src/federation'] },
  recovery: { package: 'shell', folders: ['shell/src/recovery'] },
  page: { package: 'shell', folders: ['shell/src/page'] },
  checkout: { package: 'backend', folders: ['backend/src/checkout'], plain: true },
  talon: {
    package: 'backend',
    folders: ['backend/src/talon'],
    tests: [
      'backend/src/checkout/link-ends.test.ts',
      'backend/src/deposito/cash-registration.test.ts',
      'backend/src/eticket/links-and-receipts.test.ts',
    ],
    plain: true,
  },
  transfer: { package: 'backend', folders: ['backend/src/transfer'], plain: true },
};

/** Every file in the folders, except tests and lists of exports. */
export const mutatedFiles = ({ folders }: MutationTarget): readonly string[] => [
  ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  ...folders.map((folder) => `!${folder}/**/*.{test,testing}.{ts,tsx}`),
  ...folders.map((folder) => `!${folder}/**/index.ts`),
];
