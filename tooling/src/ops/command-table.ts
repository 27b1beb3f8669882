import type { CommandTable } from '../lib/command-line';
import { answered, EXPECT, SMOKE, WAIT, WHY } from './answered';
import { CANARY_ROWS } from './canary-rows';
import { PREVIEW_ROWS } from './preview-rows';

const COMMON = [
  {
    flags: '--storage <where>',
    what: "a folder, or s3://bucket/prefix (default: OPS_STORAGE, else this checkout's folders)",
  },
  { flags: '--json', what: 'one JSON object instead of text' },
] as const;
const ROWS: CommandTable['rows'] = [
  {
    name: 'release',
    summary: 'builds one application into its immutable release',
    help: `Without --version it takes the version of package.json. With --from it releases the folder as it is: feature.json, remoteEntry.js (or the file that
remote.json names) and the files that these load, built by any tool.

A version is never overwritten: the same content again changes nothing, other content is refused.`,
    takes: '<application>',
    options: [
      { flags: '--version <x.y.z>', what: "the release's version" },
      { flags: '--from <folder>', what: 'release these files instead of building' },
    ],
    run: answered(async () => (await import('./commands/release')).release),
  },
  {
    name: 'deploy',
    summary: 'composes releases and serves them, without building anything',
    help: `Takes the releases of the last decision for this deployment in the site; arguments replace some of them. The first time it takes those
that deployments/<deployment>.json proposes. Everything else (settings, links, origins) always comes from the file.

Refused, with nothing changed: a contract that does not fit, two applications with one address or with menu entries that collide, a file
that differs from its release, a page of a new release that cannot be drawn. Deploys to one site wait for each other, in order.`,
    takes: '<deployment> [remote@version...]',
    options: [
      {
        flags: '--to <site>',
        what: "the site to change (default: the deployment's name). Deployments may take turns in a site",
      },
      { flags: '--without <remote>', what: 'take a remote out; may be given several times', many: true },
      { flags: '--as-file', what: 'take the versions of the file, whatever was decided' },
      { flags: '--percent <number>', what: 'a canary: only this share of the visitors, in percent, gets it' },
      WHY,
      EXPECT,
      {
        flags: '--no-fallback',
        what: 'withdraw the previous releases: the named releases (without names: all) have no fallback',
      },
      ...SMOKE,
      WAIT,
    ],
    run: answered(async () => (await import('./commands/deploy')).deploy),
  },
  ...CANARY_ROWS,
  ...PREVIEW_ROWS,
  {
    name: 'rollback',
    summary: 'serves an earlier composition again',
    help: `Without a number: the composition that was served before the current one was deployed, so that a second rollback goes one further back and never
forward again; during a canary: the composition of most visitors. Its files are hashed first: damaged pages are
composed again from the state, a damaged release is refused.`,
    takes: '<site> [number]',
    options: [WHY, EXPECT, WAIT],
    run: answered(async () => (await import('./commands/rollback')).rollback),
  },
  {
    name: 'status',
    summary: 'what is served, since when, and which compositions are kept',
    help: 'Without a site it shows all sites.',
    takes: '[site]',
    run: answered(async () => (await import('./commands/status')).status),
  },
  {
    name: 'diff',
    summary: 'what differs between two compositions of a site',
    help: 'Releases, addresses, and what was written in deployments/*.json.',
    takes: '<site> <number> <number>',
    run: answered(async () => (await import('./commands/diff')).diff),
  },
  {
    name: 'history',
    summary: 'what was decided for a site: who, when, why, and which versions changed',
    takes: '<site>',
    options: [{ flags: '--last <number>', what: 'how many, newest first (20)' }],
    run: answered(async () => (await import('./commands/history')).history),
  },
  {
    name: 'show',
    summary: 'one decision: its versions, the origin of each release, and what changed',
    takes: '<site> <number>',
    run: answered(async () => (await import('./commands/show')).show),
  },
  {
    name: 'releases',
    summary: 'the releases: when, by whom, from which commit, built with what, and where they run',
    takes: '[application]',
    run: answered(async () => (await import('./commands/releases')).releases),
  },
  {
    name: 'prune',
    summary: 'removes compositions and releases that no site needs any more',
    help: `Keeps, for each site, the served composition with its fallbacks, and the last decisions with their releases; for each application the
newest releases. States are never removed, so rollback can compose a removed composition again as long as its releases exist.`,
    options: [
      { flags: '--keep <number>', what: 'how many decisions of a site and releases of an application to keep (10)' },
      { flags: '--dry-run', what: 'list what would be removed, and remove nothing' },
      WAIT,
    ],
    run: answered(async () => (await import('./commands/prune')).prune),
  },
  {
    name: 'protect',
    summary: 'makes a site production: every decision for it needs --why',
    help: 'Until a site is protected, every site of a bucket is production, except those excluded with --off.',
    takes: '<site>',
    options: [{ flags: '--off', what: 'the site is no longer production' }],
    run: answered(async () => (await import('./commands/protect')).protect),
  },
  {
    name: 'key',
    summary: 'makes a private key for a team and prints its public half',
    takes: '<file>',
    run: answered(async () => (await import('./commands/key')).key),
  },
  {
    name: 'team',
    summary: 'who may release what; without a name it lists the teams',
    help: `As soon as a store has a team, every release needs a signature of a team that may release it. Other releases are neither deployed nor
pulled. The signatures of a revoked key no longer count: sign its good releases again with another key.`,
    takes: '[name]',
    options: [
      { flags: '--key <public key>', what: 'a key of the team; may be given several times', many: true },
      {
        flags: '--may <application>',
        what: "an application that it may release, '*' for all; may be given several times",
        many: true,
      },
      { flags: '--may-not <application>', what: 'an application that it may no longer release', many: true },
      { flags: '--revoke <public key>', what: 'a key that no longer belongs to the team', many: true },
      { flags: '--remove', what: 'removes the team' },
    ],
    run: answered(async () => (await import('./commands/team')).team),
  },
  {
    name: 'sign',
    summary: 'signs an existing release with the key in OPS_KEY, after hashing its files',
    takes: '<application@version>',
    run: answered(async () => (await import('./commands/sign')).sign),
  },
  {
    name: 'verify',
    summary: 'hashes every file again and reports each that has changed',
    help: `For a site it hashes the pages of the served composition, its releases, and their fallbacks. Compressed copies are decompressed and compared.
The exit code is 1 if a file is bad.`,
    takes: '<site|application|application@version>',
    run: answered(async () => (await import('./commands/verify')).verify),
  },
  {
    name: 'pull',
    summary: 'copies what a site serves from a bucket to the folders that an edge reads',
    help: `Releases and compositions never change, so only missing files are fetched; the pointer moves last, when every file has arrived with its hash.
The folders are those of DATA_DIR and SITE_DIR, as for the edge.`,
    takes: '<site>',
    options: [
      { flags: '--follow', what: 'keep running, and copy every new composition' },
      { flags: '--every <seconds>', what: 'how often to look (1)' },
    ],
    run: answered(async () => (await import('./commands/pull')).pull),
  },
];

export const OPS: CommandTable = {
  prefix: 'npm run ops --',
  helpFlag: '--help',
  more: ' The manual: docs/ops.md.',
  rows: ROWS,
  common: COMMON,
};
