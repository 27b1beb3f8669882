import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJson } from '@rifas/tooling/lib/json';
import { managerIn } from '@rifas/tooling/lib/package-manager';
import type { Settings } from '@rifas/tooling/lib/settings';
import { userName } from '@rifas/tooling/lib/user-name';
import { signerOf } from '@rifas/tooling/ops/commands/signer';
import { askPreview, readAnswer, type PreviewAnswer } from '@rifas/tooling/store/asked/asked-previews';
import { findRelease } from '@rifas/tooling/store/releases/releases';
import { checkSiteName, siteNames } from '@rifas/tooling/store/sites/sites';
import { openStorage } from '@rifas/tooling/store/storage/open-storage';
import { versionIn } from './version-in';

interface PreviewRequest {
  readonly root: string;
  readonly settings: Settings;
  /** Address of the storage. */
  readonly address: string;
  readonly site: string;
  /** Lifetime of the preview; 0 ends a running one. */
  readonly seconds: number;
  readonly why: string;
  /** Origin such as https://rifas.example, printed before paths; '' if unknown. */
  readonly origin: string;
  /** How many seconds to wait for the answer. */
  readonly waitSeconds: number;
}

const LOOK_EVERY_MS = 250;

function textOf(answer: PreviewAnswer, { site, origin }: PreviewRequest, version: string): string {
  if ('refused' in answer) throw new Error(`${site} shows no preview. ${answer.refused}`);
  if ('ended' in answer) return `The preview of ${answer.name} on ${site} has ended.`;
  const until = new Date(answer.until * 1000).toISOString();
  return `${site} shows ${answer.name} ${version} to whoever opens this address of it, until ${until}:\n\n  ${origin}${answer.address}\n`;
}

/**
 * Requests that a site shows a repository's release to people who open a preview address. The request is stored beside
 * the releases, so that a team needs no rights on the site. Ops answer it.
 * @returns a message about it
 * @throws Error if the version is not released, the site refuses, or no answer comes
 */
export async function previewRemote(wanted: PreviewRequest): Promise<string> {
  const { root, settings, address, site, seconds, why, waitSeconds } = wanted;
  const version = versionIn(root);
  const { name } = readJson<{ readonly name: string }>(join(root, 'feature.json'));
  const storage = await openStorage(settings, address);
  try {
    if (seconds > 0 && !(await findRelease(storage, name, version)))
      throw new Error(
        `${name} ${version} is not released in ${storage.where}. Release it first: ${managerIn(root).runs} rifas release --storage ${address}`,
      );
    // A team may have no right to list the sites of a bucket; then only the answer tells.
    const sites = await siteNames(storage).catch((): readonly string[] => []);
    if (sites.length > 0 && !sites.includes(checkSiteName(site)))
      throw new Error(`${storage.where} has no site ${site}. It has ${sites.join(', ')}: name one of them with --to.`);
    const key = await signerOf(storage, settings, name);
    const asked = await askPreview(
      storage,
      { site: checkSiteName(site), name, version, seconds, why, by: userName() },
      key,
    );
    const end = Date.now() + waitSeconds * 1000;
    let answer = await readAnswer(storage, asked);
    while (!answer && Date.now() < end) {
      await wait(LOOK_EVERY_MS);
      answer = await readAnswer(storage, asked);
    }
    if (answer) return textOf(answer, wanted, version);
    throw new Error(
      `Nobody has answered in ${waitSeconds} s. The request lies in ${storage.where}; ops answer it with: npm run ops -- answer-previews ${site} --follow`,
    );
  } finally {
    await storage.close();
  }
}
