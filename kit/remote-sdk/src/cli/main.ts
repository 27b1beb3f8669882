#!/usr/bin/env node
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import {
  runFromShell,
  textOf,
  UsageError,
  wholeNumber,
  type CommandRow,
  type CommandTable,
} from '@rifas/tooling/lib/command-line';
import { durationOf } from '@rifas/tooling/lib/duration';
import { managerIn } from '@rifas/tooling/lib/package-manager';
import { checkWorksWith } from '../presets/works-with';
import { repositoryIn } from './repository';

/** The deployment names the whole origin, so the port is fixed. */
const DEV_PORT = 4400;
/** Most of this time is for rendering the new pages in a browser. */
const ANSWER_SECONDS = 60;

/** The remote's folder, for a command that reads sources with TypeScript: the one that the kit itself finds. */
function sourcesHere(): string {
  checkWorksWith(createRequire(import.meta.url), process.cwd(), ['typescript']);
  return repositoryIn(process.cwd());
}

const PREVIEW: CommandRow = {
  name: 'preview',
  usage:
    'preview --to <site> --storage <address> [--for 24h] [--why <text>] [--site <origin>] [--wait <seconds>] [--end]',
  summary: 'asks a live site to show your release to those who get an address, and prints the address',
  help: `The version of package.json has to be released. The site's deployment has to allow previews ("previews": true), and ops have to answer:
npm run ops -- answer-previews <site> --follow. A remote has one preview at a time. OPS_KEY signs, as for release.`,
  options: [
    { flags: '--to <site>', what: 'the site, such as dtyt' },
    { flags: '--storage <address>', what: 'a folder, or s3://bucket/prefix; OPS_STORAGE does as well' },
    { flags: '--for <time>', what: 'how long, such as 30m, 24h or 7d (24h; 30d at most)' },
    { flags: '--why <text>', what: 'why, for those who read the history' },
    { flags: '--site <origin>', what: 'https://rifas.example, to print the whole address' },
    { flags: '--wait <seconds>', what: 'how long to wait for the answer (60)' },
    { flags: '--end', what: 'ends the preview before its time' },
  ],
  run: async ({ settings }, _args, values) => {
    const [site, address] = [textOf(values, 'to'), textOf(values, 'storage') ?? settings.storage];
    if (site === undefined || address === '') throw new UsageError('preview needs --to and --storage.');
    const { previewRemote } = await import('./preview');
    const said = await previewRemote({
      root: repositoryIn(process.cwd()),
      settings,
      address,
      site,
      why: textOf(values, 'why') ?? '',
      origin: (textOf(values, 'site') ?? '').replace(/\/$/, ''),
      seconds: values['end'] === true ? 0 : durationOf(textOf(values, 'for') ?? '24h'),
      waitSeconds: wholeNumber(textOf(values, 'wait'), '--wait') ?? ANSWER_SECONDS,
    });
    console.log(said);
  },
};

const RIFAS: CommandTable = {
  prefix: `${managerIn(process.cwd()).runs} rifas`,
  helpFlag: '--help',
  rows: [
    {
      name: 'build',
      usage: 'build',
      summary: 'builds the remote of this folder into dist/ with its own bundler',
      run: async () => {
        const { buildRemote } = await import('./bundlers');
        const warnings = await buildRemote(repositoryIn(process.cwd()));
        if (warnings !== '') console.log(warnings);
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
        if (port > 65_535) throw new UsageError(`--port is a number from 1 to 65535, not ${port}.`);
        const { developAgainst } = await import('./dev/dev');
        await developAgainst({ root: sourcesHere(), against, port, say: (text) => console.log(text) });
      },
    },
    {
      name: 'check',
      usage: 'check [--json]',
      summary: 'says why the site would refuse what lies in dist/, with the file and the line to write',
      options: [{ flags: '--json', what: 'the findings as JSON' }],
      run: async (_context, _args, { json }) => {
        const [{ checkRemote }, { findingText }] = await Promise.all([import('./check'), import('./findings')]);
        const checked = checkRemote(sourcesHere());
        const { findings, notes, stale = [], name, version } = checked;
        if (json === true) console.log(JSON.stringify(checked));
        else {
          for (const note of notes.concat(stale)) console.log(note);
          console.log(findings.length > 0 ? findings.map(findingText).join('\n') : `${name} ${version} fits the site.`);
        }
        return findings.length > 0 ? 1 : 0;
      },
    },
    {
      name: 'matrix',
      usage: 'matrix [--shell oldest|newest]',
      summary: 'runs npm test under the oldest and the newest shell of the contract range',
      help: `The oldest is where the range of feature.json begins: the installed kit without what came later. The newest is the kit itself.`,
      options: [{ flags: '--shell <which>', what: 'oldest or newest; both where it is left out' }],
      run: async (_context, _args, values) => {
        const { SHELLS, testUnderShells } = await import('./matrix');
        const wanted = textOf(values, 'shell');
        const only = SHELLS.find((shell) => shell === wanted);
        if (wanted !== undefined && only === undefined)
          throw new UsageError(`--shell is one of ${SHELLS.join(', ')}, not '${wanted}'.`);
        const good = await testUnderShells({
          root: repositoryIn(process.cwd()),
          only,
          say: (text) => console.log(text),
        });
        return good ? 0 : 1;
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
        console.log(await releaseRemote(sourcesHere(), settings, address));
      },
    },
    {
      name: 'key',
      usage: 'key <file>',
      summary: 'makes a private key for your team and prints its public half',
      help: 'Ops enter the public half: npm run ops -- team <team> --key <public half> --may <remote>. OPS_KEY then names the file.',
      takes: '<file>',
      run: async (_context, [file = '']) => {
        const { makeKey } = await import('@rifas/tooling/store/teams/signature');
        console.log(
          `${makeKey(resolve(file))}\n\nis the public half of ${file}. Keep the file where only the team can read it.`,
        );
      },
    },
    PREVIEW,
  ],
};

await runFromShell(RIFAS, process.argv.slice(2));
