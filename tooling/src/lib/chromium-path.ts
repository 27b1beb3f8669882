import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A Chromium that is there: CHROMIUM_PATH, then `others`, then the system's. */
export const chromiumPath = (
  { CHROMIUM_PATH }: Readonly<NodeJS.ProcessEnv>,
  ...others: readonly string[]
): string | undefined => [CHROMIUM_PATH ?? '', ...others, ...KNOWN].find((path) => path !== '' && existsSync(path));
