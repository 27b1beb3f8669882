import type { CommandRow } from '../lib/command-line';
import { answered, WAIT, WHY } from './answered';

export const CANARY_ROWS: readonly CommandRow[] = [
  {
    name: 'widen',
    summary: 'gives the canary of a site to this share of the visitors, in percent',
    help: `deploy --percent begins a canary. The edge chooses its visitors once, and their browsers remember it: a larger share keeps them.`,
    takes: '<site> <number>',
    options: [WHY, WAIT],
    run: answered(async () => (await import('./commands/canary')).widen),
  },
  {
    name: 'finish',
    summary: 'gives the canary of a site to all visitors, after hashing its files',
    takes: '<site>',
    options: [WHY, WAIT],
    run: answered(async () => (await import('./commands/canary')).finish),
  },
  {
    name: 'abort',
    summary: 'ends the canary of a site: all visitors get what most of them have',
    takes: '<site>',
    options: [WHY, WAIT],
    run: answered(async () => (await import('./commands/canary')).abort),
  },
  {
    name: 'watch',
    summary: 'follows the figures of a canary: gives it to more visitors step by step, or takes it back',
    help: `Compares failures, fallbacks, errors and slow loads of the canary's page loads with those of the others. A
harmless canary is taken back in at most one of a hundred cases, a harmful one gets more visitors in at most five of a hundred; until the figures
suffice for that, nothing is decided. The history has the reason. Exit code 1: the canary was taken back, by anybody, or the limit was reached.`,
    takes: '<site>',
    options: [
      {
        flags: '--metrics <where>',
        what: "a backend's /metrics, or a folder of .prom and .url files; may be given several times (OPS_METRICS)",
        many: true,
      },
      {
        flags: '--steps <numbers>',
        what: 'the shares of the visitors, in percent, one after the other; then all (5,20,50)',
      },
      {
        flags: '--min-views <number>',
        what: 'page loads of each new application, and of the shell, before the next step (200)',
      },
      {
        flags: '--tolerance <points>',
        what: 'a rate that is higher by this many percentage points is harm (1; slow loads 10)',
      },
      { flags: '--slow <seconds>', what: 'a longer load is slow: 0.5, 1, 2.5 or 5 (2.5)' },
      { flags: '--every <seconds>', what: 'how often to read the figures (5)' },
      { flags: '--limit <minutes>', what: 'when to stop; the canary stays as it is (1440)' },
    ],
    run: answered(async () => (await import('./commands/watch')).watch),
  },
];
