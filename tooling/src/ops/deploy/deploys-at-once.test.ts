import { join } from 'node:path';
import { temporaryFolder } from '../../lib/files';
import { runNode } from '../../lib/processes';
import { repoRoot } from '../../lib/repo';
import { releaseFakes } from '../../store/releases/fake-releases.testing';
import { compositionProblems } from '../../store/sites/check-composition';
import { compositionNumbers, getComposition, readPointer } from '../../store/sites/sites';
import { BARE_BUCKET, FOLDER, type TestStorage } from '../../store/storage/storages.testing';
import { writeDeployment } from '../run-ops.testing';

/** Each deploy is a process that takes a second. RIFAS_DEPLOYS_AT_ONCE=20 runs twenty. */
const PROCESSES = Number(process.env['RIFAS_DEPLOYS_AT_ONCE'] ?? 6);
/** The bucket server of the tests runs in this process, and is slow. */
const PROCESSES_ON_BUCKET = Math.ceil(PROCESSES / 2);
/** A limit for a loaded machine, not a wait. */
const LIMIT_MS = 300_000;
const remotesFor = (count: number) => Array.from({ length: count }, (_, index) => `mf-n${index}`);

const runOps = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  runNode([join(repoRoot, 'tooling/bin/ops.mjs'), ...args], { env: { ...process.env, ...env } });

/** @returns the folder of a deployment with the first release of each remote */
function deploymentOf(remotes: readonly string[]): string {
  const folder = temporaryFolder('deployments');
  writeDeployment(folder, 'busy', { shell: '1.0.0', ...Object.fromEntries(remotes.map((name) => [name, '1.0.0'])) });
  return folder;
}

let opened: TestStorage;

// The bucket without conditional writes is the hardest: only the lock keeps them apart.
test.each([[...FOLDER, PROCESSES] as const, [...BARE_BUCKET, PROCESSES_ON_BUCKET] as const])(
  'in %s, none of many simultaneous deploys is lost or half-applied',
  async (_kind, open, count) => {
    opened = await open();
    const { storage, env: own } = opened;
    const remotes = remotesFor(count);
    const env = { ...own, DEPLOYMENTS_DIR: deploymentOf(remotes) };
    await releaseFakes(storage, 'shell@1.0.0', ...remotes.flatMap((name) => [`${name}@1.0.0`, `${name}@1.1.0`]));
    expect(await runOps(['deploy', 'busy', '--why', 'test'], env)).toMatchObject({ code: 0 });

    const ended = await Promise.all(
      remotes.map((name) =>
        runOps(['deploy', 'busy', `${name}@1.1.0`, '--wait', '300', '--json', '--why', 'test'], env),
      ),
    );
    expect(ended.filter(({ code }) => code !== 0)).toEqual([]);

    const numbers = Array.from({ length: count + 1 }, (_, index) => index + 1);
    expect(await compositionNumbers(storage, 'busy')).toEqual(numbers);
    const compositions = await Promise.all(numbers.map((number) => getComposition(storage, 'busy', number)));
    // Each composition was made from the previous one and one more release.
    expect(compositions.map(({ before }) => before)).toEqual(numbers.map((number) => number - 1));
    expect(
      compositions.map(({ releases }) => Object.values(releases).filter((version) => version === '1.1.0').length),
    ).toEqual(numbers.map((number) => number - 1));
    expect((await readPointer(storage, 'busy')).number).toBe(count + 1);
    expect(compositions.at(-1)?.releases).toEqual({
      shell: '1.0.0',
      ...Object.fromEntries(remotes.map((name) => [name, '1.1.0'])),
    });
    for (const composition of [compositions[0], compositions.at(-1)])
      expect(composition && (await compositionProblems(storage, composition))).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'one of several deploys that expect the same composition is served, and the others are refused',
  async () => {
    opened = await FOLDER[1]();
    const { storage, env: own } = opened;
    const remotes = remotesFor(4);
    const env = { ...own, DEPLOYMENTS_DIR: deploymentOf(remotes) };
    await releaseFakes(storage, 'shell@1.0.0', ...remotes.flatMap((name) => [`${name}@1.0.0`, `${name}@1.1.0`]));
    const ended = await Promise.all(
      remotes.map((name) => runOps(['deploy', 'busy', `${name}@1.1.0`, '--expect', '0'], env)),
    );
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 1, 1, 1]);
    expect(
      ended.filter(({ output }) => output.includes('busy serves composition 1, not 0: somebody deployed meanwhile')),
    ).toHaveLength(3);
  },
  LIMIT_MS,
);
