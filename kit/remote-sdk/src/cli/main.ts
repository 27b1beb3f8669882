#!/usr/bin/env node
import {
  CONSOLE,
  runCommandLine,
  textOf,
  UsageError,
  wholeNumber,
  type CommandTable,
} from '@rifas/tooling/lib/command-line';
import { readSettings } from '@rifas/tooling/lib/settings';

/** The deployment names the whole origin, so it does not change by itself. */
const DEV_PORT = 4400;

const RIFAS: CommandTable = {
  prefix: 'rifas',
  helpFlag: '--help',
  rows: [
    {
      name: 'build',
      usage: 'build',
      summary: 'builds the remote of this folder into dist/ with its own bundler',
      run: async () => {
        const { buildRemote } = await import('./bundlers');
        await buildRemote(process.cwd());
        console.log('Built into dist/.');
      },
    },
    {
      name: 'dev',
      usage: 'dev --against <site> [--port <number>]',
      summary: 'your remote inside one tab of a live site, built on every change',
      help: 'The site has to allow it: ops write http://localhost:<port> into "overrides" of its deployment.',
      options: [
        { flags: '--against <site>', what: 'address of the site' },
        { flags: '--port <number>', what: `where your remote is served; ${DEV_PORT} where it is left out` },
      ],
      run: async (_context, _args, values) => {
        const against = textOf(values, 'against');
        if (against === undefined) throw new UsageError('dev needs --against.');
        const port = wholeNumber(textOf(values, 'port'), '--port', 1) ?? DEV_PORT;
        const { developAgainst } = await import('./dev/dev');
        await developAgainst({ root: process.cwd(), against, port, say: (text) => console.log(text) });
      },
    },
    {
      name: 'check',
      usage: 'check [--json]',
      summary: 'says why the site would refuse what lies in dist/, with the file and the line to write',
      options: [{ flags: '--json', what: 'the findings as JSON' }],
      run: async (_context, _args, { json }) => {
        const { checkRemote, findingText } = await import('./check');
        const checked = checkRemote(process.cwd());
        const { findings, notes, name, version } = checked;
        if (json === true) console.log(JSON.stringify(checked));
        else {
          for (const note of notes) console.log(note);
          console.log(findings.length > 0 ? findings.map(findingText).join('\n') : `${name} ${version} fits the site.`);
        }
        return findings.length > 0 ? 1 : 0;
      },
    },
    {
      name: 'release',
      usage: 'release --storage <address>',
      summary: 'checks and releases what lies in dist/, under the version of package.json',
      help: 'OPS_KEY names the file of the key that signs it, where the storage has teams.',
      options: [{ flags: '--storage <address>', what: 'a folder, or s3://bucket/prefix; OPS_STORAGE does as well' }],
      run: async ({ settings }, _args, values) => {
        const address = textOf(values, 'storage') ?? settings.storage;
        if (address === '') throw new UsageError('release needs --storage.');
        const { releaseRemote } = await import('./release');
        console.log(await releaseRemote(process.cwd(), settings, address));
      },
    },
  ],
};

process.exitCode = await runCommandLine(RIFAS, process.argv.slice(2), {
  settings: readSettings(process.env),
  terminal: CONSOLE,
});
