import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as yup from 'yup';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { pageKit, whyUnknownKit, type PageKit } from '@rifas/shared/site';
import { readJson } from '../lib/json';
import { PAGE_KIT_FILE, type ReleaseAt } from '../store/releases/release';

/**
 * Checks what a release of the shell brings to every page.
 * @param release for the message, such as `shell 1.2.0`
 * @throws Error that names the kit's version and the composer's, or every wrong field
 */
export function checkPageKit(content: unknown, release: string): PageKit {
  const refusal = whyUnknownKit(content, release);
  if (refusal !== undefined) throw new Error(refusal);
  return checkStrictly(pageKit(yup), content, `${PAGE_KIT_FILE} of ${release} is not valid`) as PageKit;
}

/** Reads what a release of the shell brings to every page; refuses a release from before page kits existed. */
export function readPageKit({ release: { name, version }, folder }: ReleaseAt): PageKit {
  const file = join(folder, PAGE_KIT_FILE);
  return checkPageKit(existsSync(file) ? readJson<unknown>(file) : undefined, `${name} ${version}`);
}
