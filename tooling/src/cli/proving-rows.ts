import { textOf, type CommandRow } from '../lib/command-line';

/** Commands that test and measure the site: times and weights, attacks, mutations, other machines, pictures. */
export const PROVING_ROWS: readonly CommandRow[] = [
  {
    name: 'mutation',
    summary: 'how many changes of the code of a target its tests notice, into docs/quality.md',
    help: 'The targets: docs/quality.md. With files, only those are measured, and the document stays as it is.',
    takes: '<target> [files...]',
    run: async ({ settings }, args) => (await import('../checks/mutation')).mutation(settings, args),
  },
  {
    name: 'images',
    usage: 'images -- [--into <folder>]',
    summary: "builds the images of docker/Dockerfile from Debian's packages, without a registry, and runs them",
    options: [{ flags: '--into <folder>', what: 'writes what the images hold into this folder, and builds none' }],
    run: async ({ settings }, _args, values) =>
      (await import('../containers/images')).images(settings, textOf(values, 'into')),
  },
  {
    name: 'nodes',
    summary: 'the unit tests and npm start on every version of Node that the site runs on',
    takes: '[versions...]',
    run: async ({ settings }, versions) => {
      const { tryNodes } = await import('../nodes/try-nodes');
      return (await tryNodes(settings, versions)) > 0 ? 1 : 0;
    },
  },
  {
    name: 'screenshots',
    usage: 'screenshots -- [--look <folder>] [--only <words>] [--sites <names>]',
    summary: 'photographs every screen in every state into docs/screens; says what sticks out and what was not reached',
    options: [
      { flags: '--look <folder>', what: 'every width and both colour schemes, into this folder, to look at' },
      { flags: '--only <words>', what: 'only screens or states with one of these words in their name: pay,mail' },
      { flags: '--sites <names>', what: 'with --look: dtyt,ccee,dtyt-single,ccee-multi (the first two)' },
    ],
    run: async ({ settings }, _args, values) => {
      const { runScreens } = await import('../screens/run');
      const [look, only, sites] = ['look', 'only', 'sites'].map((name) => textOf(values, name));
      return (await runScreens(settings, { look, only, sites })) > 0 ? 1 : 0;
    },
  },
  {
    name: 'icons',
    summary: 'draws the icons of both variants, and the picture of their links, into shell/public/icons',
    run: async ({ settings }) => (await import('../screens/icons')).drawIcons(settings),
  },
  {
    name: 'budgets',
    summary: 'weighs what was built, beside what it may weigh',
    run: async ({ settings }) => {
      const { buildAll } = await import('../build/build-all');
      const { checkBudgets } = await (await import('./load-package')).loadBench();
      const { failed } = await checkBudgets(settings, await buildAll(settings));
      if (failed > 0) throw new Error('What was built weighs more than it may.');
    },
  },
  {
    name: 'attack',
    summary: 'attacks the built site behind both edges, counts what was refused, and takes barriers off to see it fail',
    help: 'The families, and controls: docs/security.md. A name that is none lists them.',
    takes: '[families...]',
    run: async ({ settings }, families) => {
      const { attack } = await (await import('./load-package')).loadAttack();
      return (await attack(settings, families)) > 0 ? 1 : 0;
    },
  },
  {
    name: 'bench',
    usage: 'bench -- [part ...] [--runs 7]',
    summary: 'what a visitor on a slow phone waits for, beside the same sources as one application',
    help: 'Without a part it measures all of them. A name that is none lists the parts.',
    takes: '[parts...]',
    options: [{ flags: '--runs <number>', what: 'how often each measurement is taken (7)' }],
    run: async ({ settings }, parts, values) => {
      const { bench } = await (await import('./load-package')).loadBench();
      await bench(settings, parts, textOf(values, 'runs'));
    },
  },
];
