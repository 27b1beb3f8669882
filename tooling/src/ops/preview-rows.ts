import type { CommandRow } from '../lib/command-line';
import { answered, SMOKE, WAIT, WHY } from './answered';

export const PREVIEW_ROWS: readonly CommandRow[] = [
  {
    name: 'preview',
    summary: 'shows releases on the live site to people with a secret address, which it prints',
    help: `Takes the releases of the last decision; arguments replace some of them. The checks are those of deploy. Every page says that it is a
preview and how to leave it. It calls the real API. The deployment's file must allow it: "previews": true.`,
    takes: '<deployment> [remote@version...]',
    options: [
      { flags: '--for <time>', what: 'how long, for example 30m, 24h or 7d (24h; at most 30d)' },
      { flags: '--to <site>', what: "the site (default: the deployment's name)" },
      { flags: '--without <remote>', what: 'take a remote out; may be given several times', many: true },
      { flags: '--end <number>', what: 'ends the preview of this composition before its time' },
      WHY,
      ...SMOKE,
      WAIT,
    ],
    run: answered(async () => (await import('./commands/preview')).preview),
  },
  {
    name: 'previews',
    summary: 'the current previews: their addresses, until when, by whom and why',
    takes: '[site]',
    run: answered(async () => (await import('./commands/preview')).previews),
  },
  {
    name: 'answer-previews',
    summary: "makes the previews that teams have asked for by 'rifas preview'",
    help: `A team writes its request beside its releases, and needs no access to the site. The checks are those of preview; in a store with teams
the signer must be allowed to release the remote. A remote has one such preview at a time. With --follow it runs until it is stopped.`,
    takes: '<deployment>',
    options: [
      { flags: '--to <site>', what: "the site (default: the deployment's name)" },
      { flags: '--follow', what: 'keep running, and answer every new request' },
      { flags: '--every <seconds>', what: 'how often to look (2)' },
      ...SMOKE,
      WAIT,
    ],
    run: answered(async () => (await import('./commands/answer-previews')).answerPreviews),
  },
];
