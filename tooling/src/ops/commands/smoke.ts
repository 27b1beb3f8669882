import { join } from 'node:path';
import { chromiumPath } from '../../lib/chromium-path';
import { textOf, UsageError, type Values } from '../../lib/command-line';
import { runNode } from '../../lib/processes';
import { repoRoot } from '../../lib/repo';
import { placeHere, type Settings } from '../../lib/settings';
import type { Smoke } from '../deploy/deploy';
import { isImage } from '../image/image-releases';

const PROGRAM = join(repoRoot, 'tooling/bin/smoke.mjs');

async function inProcess(args: readonly string[], env: Readonly<NodeJS.ProcessEnv>): Promise<readonly string[]> {
  const { code, stdout, stderr } = await runNode([PROGRAM, ...args], { env });
  if (code !== 0)
    throw new Error(
      `The pages could not be tried in a browser:\n${stderr.trim()}\nNothing was changed; --no-smoke deploys without it.`,
    );
  return JSON.parse(stdout) as readonly string[];
}

/**
 * What draws the pages of a deploy in a browser, as `--smoke`, `--no-smoke` and OPS_SMOKE ask for; notes say why nothing does.
 * @throws UsageError where a browser is asked for and there is none
 */
export function smokeOf(
  settings: Settings,
  values: Values,
): { readonly smoke: Smoke | undefined; readonly notes: readonly string[] } {
  const asked = values['smoke'];
  if (asked === false || (asked === undefined && !settings.smoke)) return { smoke: undefined, notes: [] };
  // An image contains neither the program that draws the pages nor a browser.
  if (isImage() || chromiumPath(settings.env) === undefined) {
    if (asked === true)
      throw new UsageError(
        isImage()
          ? 'This image contains no browser: deploy with --smoke from a checkout of the shell.'
          : '--smoke needs Chromium: install it, or name it in CHROMIUM_PATH.',
      );
    return { smoke: undefined, notes: ['No Chromium was found here: the new pages were not tried in a browser.'] };
  }
  const env = { ...settings.env, OPS_STORAGE: placeHere(textOf(values, 'storage') ?? settings.storage) };
  return {
    smoke: ({ site, number }, names) => inProcess([site, String(number), ...names], env),
    notes: [],
  };
}
