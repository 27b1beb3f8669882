import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Linter } from 'eslint';

const BEHIND_THE_KIT = [
  { name: 'axios', message: 'Use the http client of useHost(): it maps errors and carries the session.' },
  {
    name: 'react-router-dom',
    message: 'Use @rifas/remote-sdk/routing: importing the router twice makes two routers.',
  },
  { name: '@tanstack/react-query', message: 'Use @rifas/remote-sdk/query: one cache serves every remote.' },
  { name: 'react-final-form', message: 'Use @rifas/remote-sdk/forms: it announces errors and keeps drafts.' },
  { name: 'final-form', message: 'Use @rifas/remote-sdk/forms.' },
  { name: 'yup', message: 'Write a recipe, (y) => y.object(…): yup is loaded with the first validation.' },
];

const PRIVATE = [
  {
    regex: '^@rifas/(?!remote-sdk(?:/|$))',
    message: 'Only @rifas/remote-sdk is for remotes: shell and remotes have no public modules.',
  },
  { regex: '^@rifas/remote-sdk/dist/', message: 'Import @rifas/remote-sdk/<folder>: the files in dist move.' },
];

/** Code that changes what belongs to the whole page, in which nothing undoes it. */
const OF_THE_PAGE = [
  {
    selector:
      'CallExpression > MemberExpression.callee[property.name="clear"]:matches([object.name=/^(local|session)Storage$/], [object.property.name=/^(local|session)Storage$/])',
    message: 'Remove your own keys one by one: the storage also has the session, which would end, and the drafts.',
  },
  ...[
    'JSXAttribute[name.name=/^(action|formAction)$/] > JSXExpressionContainer',
    'ImportSpecifier[imported.name="useActionState"]',
    'CallExpression[callee.name="startTransition"] > [async=true]',
  ].map((selector) => ({
    selector,
    message: 'Until an async action ends, React draws no other page of the site: use onSubmit, and useApiMutation.',
  })),
];

/**
 * The ESLint configuration of a remote: `export default await eslintConfig(import.meta.url)`. If an import would create
 * a second instance of a library, its message names the right import.
 */
export async function eslintConfig(configUrl: string): Promise<Linter.Config[]> {
  const require = createRequire(configUrl);
  const load = async (name: string) =>
    ((await import(pathToFileURL(require.resolve(name)).href)) as { default: unknown }).default;
  const tseslint = (await load('typescript-eslint')) as {
    configs: { strict: Linter.Config[] };
  };
  const reactHooks = await load('eslint-plugin-react-hooks');
  return [
    { ignores: ['**/dist/**', '**/node_modules/**'] },
    ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
    {
      files: ['**/*.{ts,tsx,js,jsx}'],
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { 'react-hooks': reactHooks as never },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'no-console': 'error',
        eqeqeq: ['error', 'always'],
        'no-restricted-imports': ['error', { paths: BEHIND_THE_KIT, patterns: PRIVATE }],
      },
    },
    {
      files: ['**/*.{ts,tsx,js,jsx}'],
      // A test has a page of its own.
      ignores: ['**/*.{test,spec,testing}.*', '**/__tests__/**'],
      rules: { 'no-restricted-syntax': ['error', ...OF_THE_PAGE] },
    },
  ];
}
