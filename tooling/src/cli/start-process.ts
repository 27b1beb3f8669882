import { runFromShell, type CommandRow } from '../lib/command-line';

export const OF_THE_SITE = `DEPLOYMENT names the deployment (dtyt), SITE a site that ops decide for (docs/ops.md) instead of one of this checkout, PORT
the port (3000), DATABASE_URL a PostgreSQL instead of an own one, API_URL somebody else's API instead of the reference backend.`;

export const START: CommandRow = {
  name: 'start',
  summary: 'builds what changed, and serves a deployment with its backend',
  help: OF_THE_SITE,
  run: async ({ settings }) => (await import('./start')).start(settings),
};

/**
 * Runs `npm start`. It is compiled apart from the other commands, because one file for all would have to load
 * everything that they use.
 * @public imported by its path in tooling/bin/rifas.mjs
 */
export async function runStart(args: readonly string[]): Promise<void> {
  const table = { prefix: 'npm', helpFlag: '-- --help', rows: [START] };
  await runFromShell(table, ['start', ...args]);
}
