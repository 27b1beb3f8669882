import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import type { TestApp } from '../testing/test-app';
import { loadFiles } from './load-files';

type Kind = 'sellers' | 'raffles' | 'deposits';
export type LoadCsv = (kind: Kind, ...lines: readonly (string | Buffer)[]) => Promise<string[]>;

/** @returns a function that loads a file with these lines, and returns its problems without the name of the file */
export function csvLoader(app: TestApp): LoadCsv {
  const folder = temporaryFolder('csv');
  let files = 0;
  return async (kind, ...lines) => {
    files += 1;
    const path = join(folder, `${files}.csv`);
    writeFileSync(path, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')])));
    const result = await loadFiles(app.db, app.config.deployment, { [kind]: path });
    return result.ok ? [] : result.problems.map((problem) => problem.replace(/^\d+\.csv, /, ''));
  };
}
