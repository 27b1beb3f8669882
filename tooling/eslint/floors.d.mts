import { type Linter, type Rule } from 'eslint';

export const floors: Rule.RuleModule;
export function floorsConfig(rootDir: string, packages: readonly string[]): Linter.Config[];
