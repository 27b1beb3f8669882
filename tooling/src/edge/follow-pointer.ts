import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { DRAWS, groupOf } from '../edge-rules/canary';
import { pageMatcher } from '../edge-rules/page-matcher';
import { previewOf } from '../edge-rules/preview';
import {
  compositionsDir,
  livePreviews,
  pointerText,
  readComposition,
  readLocalPointer,
  servedBy,
  type EdgeComposition,
  type PreviewShare,
} from '../store/sites/composition';

export interface Served {
  readonly composition: EdgeComposition;
  readonly folder: string;
  readonly pageOf: (path: string) => string;
}

export interface Followed {
  readonly served: Served;
  readonly previews: readonly (Served & PreviewShare)[];
  readonly canary?: Served & { readonly percent: number };
}

/** Follows a site's pointer: a new composition is served from the next request on, without a restart. */
export function followPointer(siteDir: string, site: string): () => Followed {
  const known = new Map<number, Served>();
  const load = (number: number): Served => {
    const before = known.get(number);
    if (before) return before;
    const composition = readComposition(siteDir, site, number);
    const folder = join(compositionsDir(siteDir, site), String(number));
    const served = { composition, folder, pageOf: pageMatcher(composition.routes) };
    known.set(number, served);
    return served;
  };
  let pointed = '';
  let followed: Followed | undefined;
  return () => {
    try {
      const pointer = readLocalPointer(siteDir, site);
      const { number, canary } = pointer;
      const previews = livePreviews(pointer.previews);
      const now = pointerText({ ...pointer, previews });
      if (followed && pointed === now) return followed;
      followed = { served: load(number), previews: [] };
      pointed = '';
      if (canary) followed = { ...followed, canary: { ...load(canary.number), percent: canary.percent } };
      for (const preview of previews)
        followed = { ...followed, previews: [...followed.previews, { ...load(preview.number), ...preview }] };
      pointed = now;
      const named = servedBy(pointer);
      for (const old of known.keys()) if (!named.includes(old)) known.delete(old);
    } catch (error) {
      if (!followed) throw new Error(`${site} serves nothing that can be read; deploy to it first.`, { cause: error });
      // A broken pointer must not blank the pages: what is readable stays, and the next request tries again.
    }
    return followed;
  };
}

export interface ServedTo extends Served {
  /** Cookies that the browser must store or delete. */
  readonly setCookies: readonly string[];
  readonly isPreview: boolean;
}

/** What a request's visitor gets. */
export function servedTo(request: FastifyRequest, { served, canary, previews }: Followed): ServedTo {
  const visit = { cookies: request.headers.cookie, secure: request.protocol === 'https' };
  const { preview, setCookie: forget } = previewOf(previews, visit);
  if (preview) return { ...preview, setCookies: [], isPreview: true };
  const { isCanary, setCookie } = groupOf(canary && { number: canary.composition.number, percent: canary.percent }, {
    ...visit,
    draw: () => randomInt(DRAWS),
  });
  const setCookies = [setCookie, forget].filter((text) => text !== undefined);
  return { ...(isCanary && canary ? canary : served), setCookies, isPreview: false };
}
