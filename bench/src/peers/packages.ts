import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installRepository, must } from '@rifas/tooling/kit/team-repository';
import { jsonText } from '@rifas/tooling/lib/json';
import { versionOf, type Packages } from './peer';

/** Unpacks one package into a folder, without its dependencies, because a built package needs none. */
export async function unpack(packages: Packages, name: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const printed = await must(folder, ['npm', 'pack', `${name}@${versionOf(packages, name)}`, '--silent']);
  const file = printed.trim().split('\n').at(-1) ?? '';
  await must(folder, ['tar', '-xzf', file, '--strip-components=1']);
}

/** Installs packages and their dependencies with this repository's package manager, which caches downloads. */
export async function install(folder: string, dependencies: Packages): Promise<void> {
  writeFileSync(join(folder, 'package.json'), jsonText({ name: 'peer', private: true, dependencies }));
  // An old lockfile might not match.
  rmSync(join(folder, 'pnpm-lock.yaml'), { force: true });
  await installRepository({ folder });
}
