import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../lib/repo';
import { releaseFolder } from '../store/releases/releases';
import type { Place } from './transcript-place';

interface Change {
  readonly from: string;
  readonly to: string;
}

/** The team's build of the next release: a copy of 1.0.0 with another text, in a folder as any tool could write it. */
export function buildNext({ settings, dist }: Place, remote: string, { from, to }: Change): void {
  const before = releaseFolder(settings, remote, '1.0.0');
  rmSync(dist, { recursive: true, force: true });
  cpSync(before, dist, { recursive: true });
  cpSync(join(repoRoot, remote, 'feature.json'), join(dist, 'feature.json'));
  const scripts = readdirSync(dist).flatMap((name) => (name.endsWith('.js') ? [join(dist, name)] : []));
  const holding = scripts.filter((file) => readFileSync(file, 'utf8').includes(from));
  if (holding.length === 0) throw new Error(`${before} holds no '${from}'.`);
  for (const file of holding) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}
