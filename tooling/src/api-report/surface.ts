/**
 * What code outside may rely on, flat: `remote.Host` → 'interface', `remote.Host.notify` → '(message: string) => void'.
 * The text of an optional member begins with 'optional '.
 */
export type Surface = Readonly<Record<string, string>>;

/** Subpaths of shared that are one instance on the page, or data that passes between shell and remote: the contract. */
export const CONTRACT_PATHS = [
  'remote',
  'deployment',
  'routing',
  'session',
  'http',
  'forms',
  'query',
  'validation',
  'async',
] as const;
/** Subpaths that are compiled into each user: a change reaches a remote when its team builds it again. */
export const COMPILED_PATHS = ['ui', 'format', 'domain', 'contracts', 'site', 'wizard', 'selling'] as const;
/** The compiled subpath whose types are also the data that shell and remotes exchange. */
export const DATA_PATH = 'contracts';

/** The report for people: one declaration after another, with its members below it. */
export function renderReport(path: string, surface: Surface): string {
  const lines = Object.entries(surface).map(([key, text]) => {
    const [, name = '', ...member] = key.split('.');
    return `${'  '.repeat(member.length)}${member.at(-1) ?? name}: ${text}`;
  });
  return `# API report of @rifas/shared/${path}\n\nWritten by \`npm run api\`. A change here is a change of what remotes rely on: docs/decisions/0012-api-report.md.\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;
}
