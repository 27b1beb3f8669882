import { defineConfig, type Project } from '@playwright/test';

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the end-to-end tests by 'npm run e2e', which starts the sites.`);
  return value;
};

const sites = JSON.parse(env('E2E_SITES')) as Record<string, string>;

/** The sites that @once journeys may run in. Where there are two, which run at one time, each takes a part, so that they end together. */
const [first, second] = env('E2E_ONCE').split(',');

/** The @once journeys that do not run in this site. */
function notHere(name: string): RegExp | undefined {
  if (name === first) return second === undefined ? undefined : /\brecovery\/(matrix|fallback)\..*@once/;
  return name === second ? /^(?!.*\brecovery\/(matrix|fallback)\.).*@once/ : /@once/;
}

/**
 * Every journey runs in the deployments as they are; those tagged @modes also in the other display mode of each, @once in one of all.
 * The one behind nginx runs what holds for every edge, what holds for nginx, and the sale.
 */
const filterFor = (name: string): Partial<Project> => {
  if (name.endsWith('-nginx'))
    return { testMatch: /tests\/(edge[\w-]*|nginx|sale)\.spec\.ts$/, grep: /(edge[\w-]*|nginx)\.spec\.ts|@modes/ };
  const grepInvert = notHere(name);
  return {
    testIgnore: /nginx\.spec\.ts$/,
    ...(name.includes('-') ? { grep: /@modes/ } : {}),
    ...(grepInvert === undefined ? {} : { grepInvert }),
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
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: env('E2E_CHROMIUM'), args: JSON.parse(env('E2E_CHROMIUM_FLAGS')) as string[] },
  },
  projects,
});
