import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './boundaries.mjs';
import { floorsConfig } from './floors.mjs';

const packagesOf = (rootDir) =>
  ['', 'kit/'].flatMap((parent) =>
    readdirSync(join(rootDir, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(rootDir, parent, entry.name, 'package.json')))
      .map(({ name }) => parent + name),
  );

/** Widths in em follow the chosen text size: text at twice its size gets the layout of a screen half as wide. */
const WIDTH_IN_PX = {
  selector: 'TemplateElement[value.raw=/@media[^{]*width: ?[0-9.]+px/]',
  message: 'Give the width of a media query in em: 720 px are 45em.',
};

const SPREAD_LITERAL = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression[properties.length>0]',
  message: 'Write the properties themselves: a literal that is spread at once says nothing more.',
};

/**
 * The lint rules of the repository, in one line: `export default eslintConfig(import.meta.dirname)`.
 * @param {string} rootDir folder of the root tsconfig.json
 */
export function eslintConfig(rootDir) {
  return tseslint.config(
    {
      ignores: [
        '**/node_modules/**',
        '**/dist/**',
        '**/.data/**',
        '**/.cache/**',
        '**/playwright-report/**',
        '**/test-results/**',
        '**/public/**',
      ],
    },
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.strict],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: rootDir } },
      plugins: { 'import-x': importX },
      rules: {
        '@typescript-eslint/no-floating-promises': 'error',
        '@typescript-eslint/no-misused-promises': 'error',
        '@typescript-eslint/await-thenable': 'error',
        '@typescript-eslint/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
        '@typescript-eslint/switch-exhaustiveness-check': 'error',
        '@typescript-eslint/no-invalid-void-type': 'off',
        'import-x/no-self-import': 'error',
        'import-x/no-duplicates': 'error',
        'no-console': 'error',
        'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
        'max-lines': ['error', { max: 250, skipBlankLines: true }],
        eqeqeq: ['error', 'always'],
        'no-restricted-syntax': ['error', SPREAD_LITERAL, WIDTH_IN_PX],
      },
      settings: {
        'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
        'import-x/extensions': ['.ts', '.tsx'],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      },
    },
    {
      files: ['**/*.tsx', '**/use-*.ts'],
      plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
      rules: {
        ...jsxA11y.flatConfigs.recommended.rules,
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'no-restricted-syntax': [
          'error',
          SPREAD_LITERAL,
          WIDTH_IN_PX,
          {
            selector:
              'MemberExpression[property.name=/^(message|stack)$/][object.name=/^(e|err|error|thrown|cause|reason)$/]',
            message: 'People read userMessage or serverText of an AppError; message and stack are for logs.',
          },
        ],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'shared/testing/**', 'e2e/**/*.ts'],
      rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/no-dynamic-delete': 'off' },
    },
    // Command lines and servers print to the console.
    {
      files: ['tooling/**', 'bench/**', 'attack/**', 'backend/src/**', 'e2e/**', 'kit/**'],
      rules: { 'no-console': 'off' },
    },
    // Only a `var` can repeat a declaration of another package's types.
    { files: ['**/*.d.ts'], rules: { 'no-var': 'off' } },
    { files: ['**/*.mjs'], languageOptions: { globals: { ...globals.node, ...globals.jest, ...globals.browser } } },
    ...boundaries(),
    ...floorsConfig(rootDir, packagesOf(rootDir)),
  );
}
