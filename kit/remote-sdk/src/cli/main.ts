import { CONSOLE, runCommandLine, textOf, UsageError, type CommandTable } from '@rifas/tooling/lib/command-line';
import { readSettings } from '@rifas/tooling/lib/settings';

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
