import { DESCRIPTOR_ID } from '@rifas/shared/deployment';
import { isFileName } from '../edge-rules/file-names';
import { pageMatcher } from '../edge-rules/page-matcher';
import { quietly } from '../lib/quietly';
import type { Composition } from '../store/sites/composition';
import { compositionPrefix } from '../store/sites/sites';
import { contentHeaders } from '../store/storage/content-headers';
import type { Storage } from '../store/storage/storage';

interface Served {
  readonly body: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Replaces the telemetry address by one on the page's own origin, so that its reports can be read. */
const reporting = (html: string): string =>
  html.replace(
    new RegExp(`(id="${DESCRIPTOR_ID}">.*?"telemetryUrl":)(?:null|"[^"]*")`, 's'),
    (_all, before: string) => `${before}"/telemetry"`,
  );

/** Whether the address can be decoded. */
const isAddress = (path: string): boolean => quietly(() => Boolean(decodeURIComponent(path)), false);

/**
 * Returns what an edge would send for a composition, read directly from the storage, because no pointer names it yet.
 */
export function composedFiles(
  storage: Storage,
  composition: Composition,
): (path: string) => Promise<Served | undefined> {
  const prefix = compositionPrefix(composition.site, composition.number);
  const pageOf = pageMatcher(composition.routes);
  const file = async (key: string): Promise<Served | undefined> => {
    const stored = await storage.read(key);
    return stored && { body: stored.body, headers: { 'content-type': contentHeaders(key).ContentType } };
  };
  return async (path) => {
    if (path.startsWith('/releases/')) return isAddress(path) ? file(decodeURIComponent(path.slice(1))) : undefined;
    if (`static${path}` in composition.files) return file(`${prefix}/static${path}`);
    if (isFileName(path)) return undefined;
    const page = await storage.read(`${prefix}/pages/${pageOf(path)}`);
    return (
      page && {
        body: reporting(page.body.toString()),
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': composition.contentSecurityPolicy,
        },
      }
    );
  };
}
