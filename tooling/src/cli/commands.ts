import { runApi } from '../api-report/api';
import { checkBudgets } from '../bench/budgets';
import { buildAll } from '../build/build-all';
import { mutation } from '../checks/mutation';
import { runNewRemote } from '../new-remote/run-new-remote';
import { check } from './check';
import { dev } from './dev';
import { e2e } from './e2e';
import { load } from './load';
import { ops } from './ops';
import { runScreenshots } from './screenshots';
import { start } from './start';
import { test } from './test';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  start,
  test,
  dev,
  // Loaded when it is asked for: `npm start` need not wait for it.
  bench: async (args) => (await import('./bench')).bench(args),
  check,
  mutation,
  budgets: async () => {
    if (checkBudgets(await buildAll()).failed > 0) throw new Error('What was built weighs more than it may.');
  },
  e2e,
  load,
  ops,
  'ops-transcript': async () => (await import('../ops/transcript/transcript')).writeTranscript(),
  api: async () => runApi(),
  'new-remote': runNewRemote,
  screenshots: runScreenshots,
  build: async (args) => void (await buildAll(args.length > 0 ? args : undefined)),
};

/** Runs a command of the repository; a failure ends the process with what went wrong, without a stack of ours. */
export async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = commands[name];
  if (!command) {
    console.error(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  try {
    await command(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
