import { defineConfig, type Project } from '@playwright/test';

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the end-to-end tests by 'npm run e2e', which starts the sites.`);
  return value;
};

const sites = JSON.parse(env('E2E_SITES')) as Record<string, string>;

/**
 * Every journey runs in the deployments as they are; those tagged @modes also in the other display mode of each, @once in one of all.
 * The one behind nginx runs what holds for every edge, what holds for nginx, and the sale.
 */
const filterFor = (name: string): Partial<Project> => {
  if (name.endsWith('-nginx'))
    return { testMatch: /tests\/(edge[\w-]*|nginx|sale)\.spec\.ts$/, grep: /(edge[\w-]*|nginx)\.spec\.ts|@modes/ };
  return {
    testIgnore: /nginx\.spec\.ts$/,
    ...(name.includes('-') ? { grep: /@modes/ } : {}),
    ...(name === env('E2E_ONCE') ? {} : { grepInvert: /@once/ }),
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
