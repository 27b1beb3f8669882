import { join } from 'node:path';
import { demandKnown, runFromShell, type CommandRow, type CommandTable } from '../lib/command-line';
import { applicationNames, repoRoot } from '../lib/repo';
import { OPS } from '../ops/command-table';
import { PROVING_ROWS } from './proving-rows';
import { OF_THE_SITE, START } from './start-process';

/** Runs a program of the backend with a PostgreSQL. */
const ofBackend =
  (program: string): CommandRow['run'] =>
  async ({ settings }, args) => {
    const { runNode } = await import('../lib/processes');
    const line = [join(repoRoot, 'tooling/bin/backend.mjs'), program, ...args];
    return (await runNode(line, { env: settings.env, show: true })).code;
  };

/** Every command of the repository. Each imports its code when it runs. */
const RIFAS: CommandTable = {
  prefix: 'npm run',
  helpFlag: '-- --help',
  listedBy: 'node tooling/bin/rifas.mjs --help',
  rows: [
    START,
    {
      name: 'dev',
      usage: 'dev -- [application ...] [--alone | --gallery]',
      summary: 'serves a deployment; open pages take what changes, with their state where they can, or load again',
      help: `Watches the named applications, all of them when none is named.\n${OF_THE_SITE}`,
      takes: '[applications...]',
      options: [
        { flags: '--alone', what: 'one remote in a page of its own, without the shell' },
        { flags: '--gallery', what: 'every component of shared/ui in every state' },
      ],
      run: async ({ settings }, names, kinds) => (await import('./dev')).dev(settings, names, kinds),
    },
    {
      name: 'build',
      summary: 'builds the applications that changed, or the named ones',
      takes: '[applications...]',
      run: async ({ settings }, names) => {
        demandKnown('application', names, applicationNames());
        const { buildAll } = await import('../build/build-all');
        await buildAll(settings, names.length > 0 ? names : undefined);
      },
    },
    {
      name: 'check',
      summary:
        'every check that is no test: references, docstrings, format, dead code, documents of the API, circles, lint, types, the report of shared',
      takes: '[names...]',
      run: async ({ settings }, names) => (await import('./check')).check(settings, names),
    },
    {
      name: 'test',
      usage: 'test -- [--areas]',
      summary: 'checks, unit tests, build, budgets, the journeys of the gate',
      options: [{ flags: '--areas', what: 'then the journeys of every area: what CI runs' }],
      run: async ({ settings }, _names, { areas }) => (await import('./test')).test(settings, areas === true),
    },
    {
      name: 'e2e',
      usage: 'e2e -- [file ...] [-g name] [--project deployment]',
      summary: 'runs the journeys against the built site in every deployment',
      help: 'Whatever is written after the command goes to Playwright.',
      takes: '[arguments...]',
      passesOn: true,
      run: async ({ settings }, args) => {
        const { failed } = await (await import('../e2e/run-e2e')).runE2e(settings, args);
        return failed > 0 ? 1 : 0;
      },
    },
    { name: 'ops', summary: 'releases, deploys, goes back: docs/ops.md', table: OPS },
    {
      name: 'ops-transcript',
      usage: 'ops:transcript -- [release | canary]',
      summary: 'writes docs/transcript-release.md and docs/transcript-canary.md by running what they tell',
      takes: '[names...]',
      run: async ({ settings }, names) => (await import('../transcript/transcript')).writeTranscripts(settings, names),
    },
    {
      name: 'api',
      summary: 'writes the API report of shared, docs/openapi.json and the calls of docs/your-api.md anew',
      run: async () => {
        const { writeApiDocs } = await import('../api/describe/docs');
        const { writeApi } = await import('../api-report/api');
        const written = [...writeApi(), ...writeApiDocs()];
        for (const file of written) console.log(`Written: ${file}`);
        if (written.length === 0) console.log('Reports, documents and contract are those of the code.');
      },
    },
    {
      name: 'api-check',
      usage:
        'api:check -- <url> --user <email> --password <password> [--deployment dtyt] [--link token] [--reset token] [--json]',
      summary: "tries somebody's API with reading calls, and says what the site would make of each: docs/your-api.md",
      help: 'Nothing is written: the login and every call that reads, payment links only with --link. Exit code 1 if a required call does not work.',
      takes: '<url>',
      options: [
        { flags: '--user <email>', what: 'who logs in' },
        { flags: '--password <password>', what: 'of that seller; API_PASSWORD in the environment does as well' },
        { flags: '--deployment <name>', what: 'whose variant, settings, bases and session count (dtyt)' },
        { flags: '--link <token>', what: 'of a payment link, to try what its buyer sees' },
        { flags: '--reset <token>', what: 'of a reset mail, to try whether it is recognised' },
        { flags: '--json', what: 'the report as JSON' },
      ],
      run: async (context, [url = ''], values) => (await import('../api/try/api-check')).apiCheck(context, url, values),
    },
    {
      name: 'new-remote',
      usage: 'new:remote -- <name> [--remove [--force]]',
      summary: 'a new remote with a page and an entry of the menu',
      takes: '<name>',
      options: [
        { flags: '--remove', what: 'takes the remote out again' },
        { flags: '--force', what: 'removes also what was written in it since' },
      ],
      run: async ({ settings }, [name = ''], { remove, force }) => {
        const { runNewRemote } = await import('../new-remote/run-new-remote');
        await runNewRemote(name, { remove: remove === true, force: force === true }, settings.env);
      },
    },
    {
      name: 'kit',
      usage: 'kit [-- --docs]',
      summary: 'packs @rifas/remote-sdk and create-rifas-remote, for teams without this checkout: docs/teams/',
      options: [{ flags: '--docs', what: 'pages that describe what a team may import, in place of the packages' }],
      run: async ({ settings }, _args, { docs }) => {
        if (docs === true) {
          const { writeKitDocs } = await import('../kit/write-docs');
          return console.log(join(await writeKitDocs(settings.dataDir), 'index.html'));
        }
        const { sdk, create } = await (await import('../kit/pack-kit')).packKit(settings.dataDir);
        console.log(`${sdk}\n${create}`);
      },
    },
    {
      name: 'load',
      usage: 'load -- [--sellers file] [--raffles file] [--deposits file]',
      summary: "loads an organiser's real data",
      help: 'The columns of the files: backend/README.md, "CSV files". Examples are in backend/demo/.',
      takes: '[arguments...]',
      passesOn: true,
      run: ofBackend('backend/src/organiser/load.ts'),
    },
    {
      name: 'organiser',
      usage: 'organiser -- <what>',
      summary: "finds sales, lists what to check and to give back, and adds up to the gateway's report",
      help: 'Without a word it lists what it can do. Examples: sale ana@example.com, check, refunds, settlement.',
      takes: '[arguments...]',
      passesOn: true,
      run: ofBackend('backend/src/organiser/main.ts'),
    },
    ...PROVING_ROWS,
  ],
};

/**
 * Runs a command of the repository.
 * @public imported by its path in tooling/bin/rifas.mjs
 */
export async function run(args: readonly string[]): Promise<void> {
  await runFromShell(RIFAS, args);
}
