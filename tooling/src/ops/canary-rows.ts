import type { CommandRow } from '../lib/command-line';
import { answered, WAIT, WHY } from './answered';

/** Commands about what a part of the visitors gets. */
export const CANARY_ROWS: readonly CommandRow[] = [
  {
    name: 'widen',
    summary: 'gives the canary of a site to so many of a hundred visitors',
    help: `deploy --percent begins a canary. Who gets it is drawn once and remembered by the browser; where the number grows they keep it.`,
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
    help: `Compares failures, fallbacks, errors and slow loads of the canary's page loads with those of the others. A canary that does no
harm is taken back once in a hundred times at most, one that does harm gets more visitors five times in a hundred at most; until the figures say so
nothing is decided. Why stands in the history. Exit code 1: it was taken back, by whomever, or the limit came first.`,
    takes: '<site>',
    options: [
      {
        flags: '--metrics <where>',
        what: "a backend's /metrics, or a folder of .prom and .url files; may be given several times (OPS_METRICS)",
        many: true,
      },
      {
        flags: '--steps <numbers>',
        what: 'of how many of a hundred visitors it gets, one after the other; then all (5,20,50)',
      },
      {
        flags: '--min-views <number>',
        what: 'page loads in a step, of each application that is new, before more get it (200)',
      },
      {
        flags: '--tolerance <points>',
        what: 'harm: a rate that is higher by so many points of a hundred (1; slow loads 10)',
      },
      { flags: '--slow <seconds>', what: 'a load that takes longer is slow: 0.5, 1, 2.5 or 5 (2.5)' },
      { flags: '--every <seconds>', what: 'how often to look (5)' },
      { flags: '--limit <minutes>', what: 'when to stop looking; the canary stays as it is (1440)' },
    ],
    run: answered(async () => (await import('./commands/watch')).watch),
  },
];
