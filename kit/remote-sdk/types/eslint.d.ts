import type { Linter } from 'eslint';

/**
 * The ESLint configuration of a remote: `export default await eslintConfig(import.meta.url)`. It says of an import that would make a
 * second instance what to import instead.
 */
export declare function eslintConfig(configUrl: string): Promise<Linter.Config[]>;
