import { strict as assert } from 'node:assert';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { errorMessage } from '../../lib/error-code';
import { releaseFakes } from '../../store/releases/fake-releases.testing';
import { compositionProblems } from '../../store/sites/check-composition';
import { getComposition, readPointer } from '../../store/sites/sites';
import type { Storage } from '../../store/storage/storage';
import { prune } from '../history/prune';
import { abortCanary, finishCanary, widenCanary } from './canary';
import { deploy, type DeployOptions } from './deploy';
import { rollback } from './rollback';

/** One command; `dies` is the write at which its process is killed, if any. */
export interface Step {
  readonly does: 'deploy' | 'canary' | 'widen' | 'finish' | 'abort' | 'rollback' | 'start' | 'build' | 'prune';
  readonly site: string;
  readonly deployment: string;
  readonly remote: string;
  readonly version: string | null;
  readonly percent: number;
  readonly dies: number | undefined;
}

type Versions = Readonly<Record<string, string>>;
type Named = Readonly<Record<string, string | null>>;

/** What a composition was made of. */
interface Made {
  readonly deployment: string;
  readonly versions: Versions;
  readonly named: Named;
  /** What was served when it was made. */
  readonly before: number;
}

/** What was decided for a site, as an observer of every command remembers it. */
interface Remembered {
  served: number;
  canary: { number: number; percent: number } | undefined;
  /** The last decision of each deployment. */
  readonly last: Map<string, Made>;
  readonly made: Map<number, Made>;
}

export interface Simulation {
  /** @returns why it was refused, or undefined where it was done */
  readonly step: (step: Step) => Promise<string | undefined>;
  /** @throws AssertionError where a site serves something else than what was last decided for it */
  readonly check: (whole: boolean) => Promise<void>;
}

/**
 * A storage that dies at its nth write: nothing is written after that. Locks have tests of their own for dead owners.
 */
function mortal(storage: Storage, writes: number): Storage {
  let left = writes;
  const live = (key: string): void => {
    if (key.startsWith('locks/')) return;
    if (left <= 0) throw new Error('killed');
    left -= 1;
  };
  return {
    ...storage,
    write: async (key, body) => (live(key), storage.write(key, body)),
    create: async (key, body) => (live(key), storage.create(key, body)),
    swap: async (key, body, tag) => (live(key), storage.swap(key, body, tag)),
    remove: async (key) => (live(key), storage.remove(key)),
    removeAll: async (prefix, seal) => (live(prefix), storage.removeAll(prefix, seal)),
    publish: async (folder, prefix, seal) => (live(prefix), storage.publish(folder, prefix, seal)),
  };
}

const applied = (base: Named, over: Named): Versions =>
  Object.fromEntries(
    Object.entries({ ...base, ...over }).filter((entry): entry is [string, string] => entry[1] !== null),
  );

interface World {
  readonly storage: Storage;
  readonly sources: Readonly<Record<string, DeploymentSource>>;
  /** Treats the file as an order, not as a proposal. This is the control: the check has to fail. */
  readonly fileIsAnOrder?: boolean;
}

/** Does steps in a storage, and remembers beside it what they have decided. */
export function simulate({ storage, sources, fileIsAnOrder = false }: World): Simulation {
  const sites = new Map<string, Remembered>();
  let built = 0;
  const local = () => `0.0.${built}`;
  const siteOf = (name: string): Remembered => {
    const site = sites.get(name) ?? { served: 0, canary: undefined, last: new Map(), made: new Map() };
    sites.set(name, site);
    return site;
  };
  const proposed = (deployment: string): Versions =>
    Object.fromEntries(
      Object.entries(sources[deployment]?.remotes ?? {}).map(([name, version]) => [
        name,
        version === 'local' ? local() : version,
      ]),
    );

  /** What a deploy must decide, given the decisions before it. */
  function expected(site: Remembered, { does, deployment, remote, version }: Step): Made {
    const last = site.last.get(deployment);
    const args: Named = does === 'start' ? {} : { [remote]: version };
    const named = { ...last?.named, ...args };
    const versions = !last || does === 'start' ? applied(proposed(deployment), named) : applied(last.versions, args);
    return { deployment, versions, named, before: site.served };
  }

  function decide(site: Remembered, number: number, made: Made): void {
    const old = site.made.get(site.served);
    if (old && !site.last.has(old.deployment)) site.last.set(old.deployment, old);
    site.served = number;
    site.canary = undefined;
    site.last.set(made.deployment, made);
  }

  const optionsOf = ({ does, site, deployment, remote, version }: Step): DeployOptions => {
    const source = sources[deployment];
    assert(source);
    const common = { source, site, versionOfLocal: local, waitMs: 5_000 };
    if (does === 'start') return { ...common, base: 'follow', action: 'start', composer: `composer ${built}` };
    const base = fileIsAnOrder ? 'file' : 'decided';
    return { ...common, base, ...(version === null ? { without: [remote] } : { releases: { [remote]: version } }) };
  };

  async function deployStep(from: Storage, site: Remembered, step: Step): Promise<void> {
    const wanted = expected(site, step);
    const percent = step.does === 'canary' ? step.percent : undefined;
    const { composition, before, state } = await deploy(from, { ...optionsOf(step), percent });
    const { number } = composition;
    // A start that changes nothing makes no composition, and leaves a canary alone.
    if (state.composition === before && percent === undefined && site.made.has(number)) return;
    site.made.set(number, wanted);
    if (percent === undefined) decide(site, number, wanted);
    else site.canary = { number, percent };
  }

  async function rollbackStep(from: Storage, site: Remembered, name: string): Promise<void> {
    const target = site.canary ? site.served : (site.made.get(site.served)?.before ?? 0);
    await rollback(from, { site: name, waitMs: 5_000 });
    const goal = site.made.get(target);
    assert(goal, 'a way back leads to what was there');
    const stays = target === site.served;
    decide(site, target, stays ? (site.last.get(goal.deployment) ?? goal) : goal);
    const made = site.last.get(goal.deployment) ?? goal;
    site.last.set(goal.deployment, { ...made, named: { ...made.named, ...made.versions } });
  }

  const doStep = async (step: Step, from: Storage): Promise<void> => {
    const site = siteOf(step.site);
    const options = { site: step.site, waitMs: 5_000 };
    if (step.does === 'build') {
      built += 1;
      return releaseFakes(storage, `shell@${local()}`, `mf-a@${local()}`, `mf-b@${local()}`);
    }
    if (step.does === 'prune') return void (await prune(from, { keep: 3, dryRun: false, waitMs: 5_000 }));
    if (step.does === 'rollback') return rollbackStep(from, site, step.site);
    if (step.does === 'deploy' || step.does === 'canary' || step.does === 'start') return deployStep(from, site, step);
    if (step.does === 'widen') {
      await widenCanary(from, options, step.percent);
      if (site.canary) site.canary.percent = step.percent;
    } else if (step.does === 'abort') {
      await abortCanary(from, options);
      site.canary = undefined;
    } else {
      await finishCanary(from, options);
      const made = site.canary && site.made.get(site.canary.number);
      assert(site.canary && made, 'only a canary is finished');
      decide(site, site.canary.number, made);
    }
  };

  return {
    step: async (step) => {
      try {
        await doStep(step, step.dies === undefined ? storage : mortal(storage, step.dies));
        return undefined;
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
        return errorMessage(error);
      }
    },
    check: async (whole) => {
      for (const [name, { served, canary, made }] of sites) {
        const pointer = await readPointer(storage, name);
        assert.deepEqual([pointer.number, pointer.canary], [served, canary], `the pointer of ${name}`);
        for (const number of [served, canary?.number ?? 0].filter((each) => each > 0)) {
          const composition = await getComposition(storage, name, number);
          assert.deepEqual(composition.releases, made.get(number)?.versions, `versions of ${name} ${number}`);
          assert.equal(composition.deployment, made.get(number)?.deployment);
          if (whole) assert.deepEqual(await compositionProblems(storage, composition), []);
        }
      }
    },
  };
}
