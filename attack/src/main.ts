import { join } from 'node:path';
import { withDatabase } from '@rifas/backend/testing/server-url';
import { markdownTable } from '@rifas/tooling/lib/marked-text';
import { ofNoSite, type Settings } from '@rifas/tooling/lib/settings';
import { runControls, type Control } from './controls/controls';
import { authorization } from './families/authorization';
import { bodies } from './families/bodies';
import { crowds } from './families/crowds';
import { delays } from './families/delays';
import { edges } from './families/edges';
import { federation } from './families/federation';
import { kills } from './families/kills';
import { notices } from './families/notices';
import { payments } from './families/payments';
import { complaints, notesOf, tableOf, type Attack, type Note } from './report/tally';
import { compileBackend } from './target/compiled-backend';
import { startTargets } from './target/start-targets';
import type { Target } from './target/target';

/** The families for each edge, in this order: the last one uses up this address's calls for a while. */
const ON_EDGES: Readonly<Record<string, (target: Target, note: Note) => Promise<void>>> = {
  authorization,
  bodies,
  notices,
  payments,
  edges,
  crowds,
};
const OTHERS = ['kills', 'delays', 'federation', 'controls'];
const ROUNDS_UNDER_LOAD = 10;

async function timed<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const began = Date.now();
  const value = await work();
  console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return value;
}

/** An error and its causes, in one line. */
const wholeStory = (error: unknown): string =>
  error instanceof Error
    ? [error.message.slice(0, 300), ...(error.cause === undefined ? [] : [wholeStory(error.cause)])].join(
        ' because of ',
      )
    : String(error);

/** Runs a family and returns its attacks. A family that cannot continue counts as failed, and the others run. */
async function apart(family: string, where: string, run: (note: Note) => Promise<void>): Promise<readonly Attack[]> {
  const { note, attacks } = notesOf(family, where);
  try {
    await timed(`${family}, ${where}`, () => run(note));
  } catch (error) {
    note('the family itself', 'goes on to its end', wholeStory(error));
  }
  return attacks;
}

async function onEdges(all: readonly Target[], wants: (name: string) => boolean): Promise<readonly Attack[]> {
  const found = await Promise.all(
    all.map(async (target) => {
      const attacks: Attack[] = [];
      for (const [family, run] of Object.entries(ON_EDGES))
        if (wants(family)) attacks.push(...(await apart(family, target.name, (note) => run(target, note))));
      return attacks;
    }),
  );
  return found.flat();
}

const tableOfControls = (controls: readonly Control[]): string =>
  markdownTable([
    ['Family', 'Barrier taken off', 'Attacks', 'Noticed'],
    ...controls.map(({ family, barrier, attacks }) => [
      family,
      barrier,
      attacks.length,
      attacks.filter(({ problem }) => problem !== undefined).length,
    ]),
  ]);

/**
 * `npm run attack`: runs every family against both edges, the attacks that kill backends and break releases, and each
 * family once more with a barrier removed.
 * @param only the families to run, which may include `controls`; all of them if empty
 * @returns how many attacks were not refused as expected, plus how many controls detected nothing
 * @public loaded by tooling/src/cli by its path
 */
export async function attack(given: Settings, only: readonly string[]): Promise<number> {
  const settings = ofNoSite(given);
  const names = [...Object.keys(ON_EDGES), ...OTHERS];
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  const wants = (name: string): boolean => only.length === 0 || only.includes(name);
  const attacks: Attack[] = [];
  const tried = async (family: string, where: string, run: (note: Note) => Promise<void>): Promise<void> => {
    if (wants(family)) attacks.push(...(await apart(family, where, run)));
  };
  let controls: readonly Control[] = [];
  const targets = await timed('both sites are ready', () => startTargets(settings));
  try {
    attacks.push(...(await onEdges(targets.all, wants)));
    const databaseUrl = (name: string): string => withDatabase(targets.serverUrl, name);
    const compiled = await compileBackend(join(settings.dataDir, 'attack/backend'));
    await tried('kills', 'backend', (note) =>
      kills({ databaseUrl: databaseUrl('kills'), compiled, roundsUnderLoad: ROUNDS_UNDER_LOAD }, note),
    );
    await tried('delays', 'backend', (note) => delays({ databaseUrl: databaseUrl('delays'), compiled }, note));
    const [target] = targets.all;
    if (wants('controls') && target)
      controls = await timed('controls', () => runControls({ target, compiled, databaseUrl }));
  } finally {
    await targets.stop();
  }
  await tried('federation', 'Chromium', (note) => federation(settings, note));
  const wrong = attacks.filter(({ problem }) => problem !== undefined).length;
  const blind = controls.filter(
    (control) => control.problem !== undefined || control.attacks.every(({ problem }) => problem === undefined),
  );
  for (const { family, barrier, problem } of blind)
    console.log(`control of ${family}, ${barrier}: ${problem ?? 'blind'}`);
  if (wrong > 0) console.log(`\n${complaints(attacks)}`);
  if (attacks.length > 0) console.log(`\n${tableOf(attacks)}`);
  if (controls.length > 0) console.log(`\n${tableOfControls(controls)}`);
  console.log(`\n${attacks.length} attacks, ${wrong} not as expected, ${blind.length} controls that noticed nothing`);
  return wrong + blind.length;
}
