import fc from 'fast-check';
import { loadDeployment } from '../../compose/load-deployment';
import { releaseFakes } from '../../store/releases/fake-releases.testing';
import { BUCKETS, QUICK_STORAGES } from '../../store/storage/storages.testing';
import { simulate, type Step } from './simulation.testing';

// A limit for a loaded machine, not a wait.
jest.setTimeout(600_000);

const STEPS = 200;
/** Another number tries other steps: SIMULATION_SEED=7 npx jest --config tooling/jest.config.mjs simulation */
const SEED = Number(process.env['SIMULATION_SEED'] ?? 20);

/** Buckets behind a server take a minute more: SIMULATION_BUCKET=1 npx jest --config tooling/jest.config.mjs simulation */
const KINDS = process.env['SIMULATION_BUCKET'] === '1' ? BUCKETS : QUICK_STORAGES;

const dtyt = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '1.0.0' } };
const sources = {
  dtyt,
  ccee: { ...dtyt, name: 'ccee', title: 'Otra', remotes: { shell: '1.0.0', 'mf-a': '1.1.0' } },
  local: { ...dtyt, name: 'local', remotes: { shell: '1.0.0', 'mf-a': 'local', 'mf-b': 'local' } },
};

const often = (
  weight: number,
  does: Step['does'],
  where: readonly (readonly [site: string, deployment: string])[],
) => ({
  weight,
  arbitrary: fc.constantFrom(...where.map(([site, deployment]) => ({ does, site, deployment }))),
});
const OPS = [
  ['main', 'dtyt'],
  ['main', 'ccee'],
] as const;
const FOLLOWING = [
  ['checkout', 'local'],
  ['dev', 'local'],
] as const;

const steps: fc.Arbitrary<Step> = fc
  .tuple(
    fc.oneof(
      often(7, 'deploy', [...OPS, ['checkout', 'local']]),
      often(4, 'canary', OPS),
      often(2, 'widen', OPS),
      often(3, 'finish', OPS),
      often(2, 'abort', OPS),
      often(4, 'rollback', [...OPS, ['checkout', 'local']]),
      often(4, 'start', FOLLOWING),
      often(1, 'build', FOLLOWING),
      often(2, 'prune', OPS),
    ),
    fc.record({
      remote: fc.constantFrom('mf-a', 'mf-b'),
      version: fc.constantFrom('1.0.0', '1.1.0', '1.2.0', null),
      percent: fc.integer({ min: 1, max: 99 }),
      // One in four steps is killed before it ends.
      dies: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(6) }),
    }),
  )
  .map(([what, how]) => ({ ...what, ...how }));

/** The expected reasons of a refusal; any other error is a bug of ours. */
const REFUSALS =
  /^killed$|has no canary in|First 'finish|a canary is a part of what is served|a canary of them compares nothing|there is nothing to roll back|there is none before it|has no composition \d+ in|is not part of|is not released|was never released|are not what was released|is not what was written/;

async function run(open: (typeof QUICK_STORAGES)[number][1], all: readonly Step[], fileIsAnOrder = false) {
  const { storage } = await open();
  const done = new Map<string, number>();
  const versions = ['1.0.0', '1.1.0', '1.2.0', '0.0.0'];
  await releaseFakes(storage, 'shell@1.0.0', ...versions.flatMap((version) => [`mf-a@${version}`, `mf-b@${version}`]));
  const world = simulate({ storage, sources, fileIsAnOrder });
  for (const [index, step] of all.entries()) {
    const refused = await world.step(step);
    if (refused === undefined) done.set(step.does, (done.get(step.does) ?? 0) + 1);
    else if (!REFUSALS.test(refused)) throw new Error(`${step.does} of ${step.deployment} to ${step.site}: ${refused}`);
    await world.check(step.does === 'prune' || index % 20 === 0);
  }
  return done;
}

const sequence = fc.sample(fc.array(steps, { minLength: STEPS, maxLength: STEPS, size: 'max' }), {
  seed: SEED,
  numRuns: 1,
})[0] as readonly Step[];

test.each(KINDS)(
  'in %s, after each of 200 deploys, switches, canaries, kills, starts and prunes every site serves what was last decided for it',
  async (_kind, open) => {
    const done = await run(open, sequence);
    // Each kind of step succeeded at least once.
    for (const does of ['deploy', 'canary', 'widen', 'finish', 'abort', 'rollback', 'start', 'build', 'prune'])
      expect([does, (done.get(does) ?? 0) > 0]).toEqual([does, true]);
    expect([...done.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(STEPS / 3);
  },
);

test('the simulation fails when a deploy takes the versions of the file as an order', async () => {
  const memory = QUICK_STORAGES[1]?.[1];
  if (!memory) throw new Error('There is no storage in memory.');
  await expect(run(memory, sequence, true)).rejects.toThrow(/^versions of (main|checkout) /);
});
