import type { CommandTable } from '../lib/command-line';
import { answered, EXPECT, SMOKE, WAIT, WHY } from './answered';
import { CANARY_ROWS } from './canary-rows';
import { PREVIEW_ROWS } from './preview-rows';

const COMMON = [
  {
    flags: '--storage <where>',
    what: "a folder, or s3://bucket/prefix; OPS_STORAGE, or this checkout's folders, when left out",
  },
  { flags: '--json', what: 'one JSON object instead of text' },
] as const;
const ROWS: CommandTable['rows'] = [
  {
    name: 'release',
    summary: 'builds one application into its immutable release',
    help: `Without --version the one of its package.json. With --from the folder is released as it is: feature.json, remoteEntry.js (or the file that
remote.json names) and whatever they load, built by any tool.

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
    help: `The releases are those that were decided last for this deployment in the site, and the arguments over them. The first time they are
those that deployments/<deployment>.json proposes. Everything else (settings, links, origins) is always the file's.

Refused, with nothing changed: a contract that does not fit, two applications with one address or with menu entries that collide, a file
that is not what was released, a page of a new release that cannot be drawn. Deploys to one site wait for each other, first come first served.`,
    takes: '<deployment> [remote@version...]',
    options: [
      {
        flags: '--to <site>',
        what: "what an edge serves; the deployment's name when left out. Deployments may take turns in a site",
      },
      { flags: '--without <remote>', what: 'take a remote out; may be given several times', many: true },
      { flags: '--as-file', what: 'take the versions of the file, whatever was decided' },
      { flags: '--percent <number>', what: 'a canary: only so many of a hundred visitors get it' },
      WHY,
      EXPECT,
      {
        flags: '--no-fallback',
        what: 'the releases named (all when none is) do not fall back to the ones before, which are withdrawn',
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
    summary: 'serves an earlier composition again, as it was',
    help: `Without a number the one that stood when the present one was deployed, so that a second rollback goes one further back and never forward
again; while a canary runs, what most visitors have. Its files are hashed first: damaged pages
are composed again of what was decided, a damaged release is refused.`,
    takes: '<site> [number]',
    options: [WHY, EXPECT, WAIT],
    run: answered(async () => (await import('./commands/rollback')).rollback),
  },
  {
    name: 'status',
    summary: 'what is served, since when, and which compositions are kept',
    help: 'Without a site all of them.',
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
    options: [{ flags: '--last <number>', what: 'how many, the youngest first (20)' }],
    run: answered(async () => (await import('./commands/history')).history),
  },
  {
    name: 'show',
    summary: 'one decision whole: its versions with where each release comes from, and what changed',
    takes: '<site> <number>',
    run: answered(async () => (await import('./commands/show')).show),
  },
  {
    name: 'releases',
    summary: 'what was released: when, by whom, of which commit, built with what, and where it runs',
    takes: '[application]',
    run: answered(async () => (await import('./commands/releases')).releases),
  },
  {
    name: 'prune',
    summary: 'removes compositions and releases that nobody needs any more',
    help: `Of each site stay what is served, its releases before, and the last decisions with their releases; of each application the
youngest releases. What was decided is never removed, so that rollback composes a removed composition again while its releases are there.`,
    options: [
      { flags: '--keep <number>', what: 'how many decisions of a site and releases of an application stay (10)' },
      { flags: '--dry-run', what: 'say what would go, and remove nothing' },
      WAIT,
    ],
    run: answered(async () => (await import('./commands/prune')).prune),
  },
  {
    name: 'protect',
    summary: 'makes a site production: every decision for it needs its --why',
    help: 'As long as no site is named so, every site of a bucket is production but those taken out with --off.',
    takes: '<site>',
    options: [{ flags: '--off', what: 'it is production no longer' }],
    run: answered(async () => (await import('./commands/protect')).protect),
  },
  {
    name: 'key',
    summary: 'makes a private key for a team and says its public half',
    takes: '<file>',
    run: answered(async () => (await import('./commands/key')).key),
  },
  {
    name: 'team',
    summary: 'who may release what; without a name the teams that there are',
    help: `As soon as a store has a team, every release in it is signed by a key of a team that may release it. What is not is neither deployed nor
pulled. A revoked key vouches for nothing any more: sign its good releases again with another.`,
    takes: '[name]',
    options: [
      { flags: '--key <public key>', what: 'a key of the team; may be given several times', many: true },
      {
        flags: '--may <application>',
        what: "what it may release, '*' for all; may be given several times",
        many: true,
      },
      { flags: '--may-not <application>', what: 'what it may release no longer', many: true },
      { flags: '--revoke <public key>', what: "a key that is the team's no longer", many: true },
      { flags: '--remove', what: 'there is no such team any more' },
    ],
    run: answered(async () => (await import('./commands/team')).team),
  },
  {
    name: 'sign',
    summary: 'signs a release that is there, with the key in OPS_KEY, after hashing its files',
    takes: '<application@version>',
    run: answered(async () => (await import('./commands/sign')).sign),
  },
  {
    name: 'verify',
    summary: 'hashes every file again and reports each that is not what was written',
    help: `Of a site: the pages of the composition that is served, its releases, and the releases before. Compressed copies are opened and compared.
Ends with exit code 1 when a file is bad.`,
    takes: '<site|application|application@version>',
    run: answered(async () => (await import('./commands/verify')).verify),
  },
  {
    name: 'pull',
    summary: 'brings what a site serves from a bucket to the folders that an edge reads',
    help: `Releases and compositions never change, so only what is missing is fetched; the pointer moves last, when every file is there with its hash.
The folders are those of DATA_DIR and SITE_DIR, as for the edge.`,
    takes: '<site>',
    options: [
      { flags: '--follow', what: 'go on, and bring every new composition' },
      { flags: '--every <seconds>', what: 'how often to look (1)' },
    ],
    run: answered(async () => (await import('./commands/pull')).pull),
  },
];

export const OPS: CommandTable = {
  prefix: 'npm run ops --',
  helpFlag: '--help',
  more: ' What it is all about: docs/ops.md.',
  rows: ROWS,
  common: COMMON,
};
