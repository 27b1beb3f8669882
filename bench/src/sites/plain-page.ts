import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram, type Started } from '@rifas/tooling/kit/team-development';
import type { Repository } from '@rifas/tooling/kit/team-repository';

/** The page of a repository for Vite, without federation and without a shell. */
export function writePlainPage({ folder, page, name }: Repository): void {
  const root = join(folder, 'plain');
  mkdirSync(root, { recursive: true });
  const source = readFileSync(join(folder, page), 'utf8')
    .replace(/^.*(?:import \{ useHost \}|getRaffles|useApiQuery|raffles\.).*\n/gm, '')
    .replace('const { deployment, notify } = useHost();', "const deployment = { title: 'Rifas' };")
    .replace(/ onClick=\{[^}]*\}/, '');
  writeFileSync(join(root, 'Page.tsx'), source);
  writeFileSync(
    join(root, 'main.tsx'),
    "import { createRoot } from 'react-dom/client';\nimport Page from './Page';\n" +
      "createRoot(document.getElementById('root')!).render(<Page />);\n",
  );
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><title>${name}</title><div id="root"></div><script type="module" src="/main.tsx"></script>\n`,
  );
  writeFileSync(
    join(root, 'vite.config.mjs'),
    "export default { root: import.meta.dirname, cacheDir: import.meta.dirname + '/.vite' };\n",
  );
}

/** The path of the plain page, relative to the repository's folder. */
export const PLAIN_PAGE = 'plain/Page.tsx';

/** Starts Vite's server with the page alone. */
export const startVite = (repository: Repository, port: number): Promise<Started> =>
  startProgram(
    repository,
    [
      join(repository.folder, 'node_modules/.bin/vite'),
      ...['--config', 'plain/vite.config.mjs', '--port', String(port), '--strictPort'],
    ],
    /Local:\s+(http\S+)/,
  );
