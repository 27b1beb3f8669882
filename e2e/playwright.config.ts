import { defineConfig, type Project } from '@playwright/test';

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the end-to-end tests by 'npm run e2e', which starts the sites.`);
  return value;
};

const sites = JSON.parse(env('E2E_SITES')) as Record<string, string>;

/** The sites that @once journeys may run in. Two sites run at the same time, and share the journeys evenly. */
const [first, second] = env('E2E_ONCE').split(',');

/**
 * With E2E_SPREAD, as CI runs the areas: a journey without a tag is the same in both variants and runs in one of them.
 * These areas run in the first site; all others, such as those with screens that only dtyt has, in the second.
 */
const spread = process.env['E2E_SPREAD'] === 'yes' && second !== undefined;
const SPREAD_TO_FIRST = '(session|kit|ops)';
/** The @once journeys of the second site. The first runs the rest, such as those of the kit and most of ops. */
const ONCE_IN_SECOND = '(recovery\\/(matrix|fallback)|design\\/gallery|ops\\/watch)\\.';
const UNTAGGED = '^(?!.*@(modes|variants|once)\\b)';

/** Journeys that run in another site instead of this one. */
function notHere(name: string): RegExp[] {
  if (name === first) {
    if (second === undefined) return [];
    const elsewhere = new RegExp(`${UNTAGGED}.*\\b(?!${SPREAD_TO_FIRST}\\/)\\w+\\/[\\w-]+\\.spec\\.ts`);
    return [new RegExp(`\\b${ONCE_IN_SECOND}.*@once`), ...(spread ? [elsewhere] : [])];
  }
  if (name !== second) return [/@once/];
  const elsewhere = new RegExp(`${UNTAGGED}.*\\b${SPREAD_TO_FIRST}\\/[\\w-]+\\.spec\\.ts`);
  return [new RegExp(`^(?!.*\\b${ONCE_IN_SECOND}).*@once`), ...(spread ? [elsewhere] : [])];
}

/**
 * Journeys run in the deployments as they are. Those tagged @modes show what the display mode decides, and also run in
 * each deployment's other mode; those tagged @once run in one site. @variants: the screens differ by variant. The site
 * behind nginx runs the tests for every edge, those for nginx, and the sale.
 */
const filterFor = (name: string): Partial<Project> => {
  if (name.endsWith('-nginx'))
    return { testMatch: /tests\/(edge[\w-]*|nginx|sale)\.spec\.ts$/, grep: /(edge[\w-]*|nginx)\.spec\.ts|@modes/ };
  return {
    testIgnore: /nginx\.spec\.ts$/,
    ...(name.includes('-') ? { grep: /@modes/ } : {}),
    grepInvert: notHere(name),
  };
};

const projects: Project[] = Object.entries(sites).map(([name, baseURL]) => ({
  name,
  use: { baseURL },
  ...filterFor(name),
}));

export default defineConfig({
  testDir: './tests',
  outputDir: env('E2E_OUTPUT'),
  fullyParallel: false,
  // One test at a time in a site: journeys change the same sellers' raffles.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: env('E2E_REPORT') }]],
  use: {
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    viewport: { width: 360, height: 740 },
    // e2e/support/test.ts takes a picture of failures.
    screenshot: 'off',
    // Tracing takes a third of Chromium's work: `npm run e2e -- <file> --trace retain-on-failure` traces failures.
    trace: 'off',
    launchOptions: { executablePath: env('E2E_CHROMIUM'), args: JSON.parse(env('E2E_CHROMIUM_FLAGS')) as string[] },
  },
  projects,
});
