import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import semver from 'semver';
import { readJson } from '@rifas/tooling/lib/json';
import { managerIn } from '@rifas/tooling/lib/package-manager';
import { CONTRACT_VARIABLE } from '../presets/older-shell';
import { sdkManifest } from '../presets/package-root';

/** The shells of its range that a remote is tested with. */
export const SHELLS = ['oldest', 'newest'] as const;
export type Shell = (typeof SHELLS)[number];

interface MatrixOptions {
  readonly root: string;
  /** All of them by default. */
  readonly only?: Shell | undefined;
  readonly say: (text: string) => void;
}

/**
 * Contracts of the oldest and the newest shell of a range. The newest known contract is the kit's own.
 * @throws Error if the kit is not a shell of the range
 * @example contractsOf('^2.0.0', '2.4.0') // { oldest: '2.0.0', newest: '2.4.0' }
 */
export function contractsOf(range: string, kit: string): Readonly<Record<Shell, string>> {
  const oldest = semver.validRange(range) === null ? undefined : semver.minVersion(range)?.version;
  if (oldest === undefined || !semver.satisfies(kit, range))
    throw new Error(
      `feature.json asks for contract ${range}, and the installed @rifas/remote-sdk is of ${kit}: install one of that range.`,
    );
  return { oldest, newest: kit };
}

async function runTests(root: string, contract: string): Promise<number> {
  const [program = '', ...words] = `${managerIn(root).script} test`.split(' ');
  const child = spawn(program, words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, [CONTRACT_VARIABLE]: contract },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/**
 * Runs the tests of a repository under the oldest and the newest shell of its range.
 * @returns whether they passed under each
 */
export async function testUnderShells({ root, only, say }: MatrixOptions): Promise<boolean> {
  const { contract: range } = readJson<{ readonly contract: string }>(join(root, 'feature.json'));
  const { version: kit } = sdkManifest();
  const contracts = contractsOf(range, kit);
  const tried = new Map<string, number>();
  for (const shell of SHELLS) {
    const contract = contracts[shell];
    if ((only !== undefined && shell !== only) || tried.has(contract)) continue;
    say(`\nA shell of contract ${contract}, the ${shell} of ${range}:`);
    tried.set(contract, await runTests(root, contract));
  }
  say(
    [...tried].map(([contract, code]) => `contract ${contract}: the tests ${code === 0 ? 'pass' : 'fail'}`).join('\n'),
  );
  return [...tried.values()].every((code) => code === 0);
}
