import type { CommandRow } from '../lib/command-line';
import { answered, SMOKE, WAIT, WHY } from './answered';

/** Commands about what those get who are given an address. */
export const PREVIEW_ROWS: readonly CommandRow[] = [
  {
    name: 'preview',
    summary: 'shows releases on the live site to those who open an address that it prints, and to nobody else',
    help: `The releases are those that were decided last, and the arguments over them; they are checked as by deploy. Every page says that it is a
preview and how to leave it. It asks the real API. The deployment's file has to allow it: "previews": true.`,
    takes: '<deployment> [remote@version...]',
    options: [
      { flags: '--for <time>', what: 'how long, such as 30m, 24h or 7d (24h; 30d at most)' },
      { flags: '--to <site>', what: "the site, where it has not the deployment's name" },
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
    summary: 'the previews that live, with their addresses, until when, by whom and why',
    takes: '[site]',
    run: answered(async () => (await import('./commands/preview')).previews),
  },
  {
    name: 'answer-previews',
    summary: "makes the previews that teams have asked for by 'rifas preview'",
    help: `A team writes its request beside its releases, and needs no right to the site. Each request is checked as by preview; in a store with teams
its signer has to be allowed to release the remote. A remote has one such preview at a time. With --follow it goes on until it is stopped.`,
    takes: '<deployment>',
    options: [
      { flags: '--to <site>', what: "the site, where it has not the deployment's name" },
      { flags: '--follow', what: 'go on, and answer every new request' },
      { flags: '--every <seconds>', what: 'how often to look (2)' },
      ...SMOKE,
      WAIT,
    ],
    run: answered(async () => (await import('./commands/answer-previews')).answerPreviews),
  },
];
