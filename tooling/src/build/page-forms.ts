import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Feature } from '@rifas/shared/remote';
import { PAGE_FORMS_FILE, type PageForms } from '@rifas/shared/site';
import { readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';

/** The exports of a remote's first-paint.tsx, such as mf-auth/src/first-paint.tsx. */
interface FirstPaintModule {
  readonly drawFirstPaints: () => PageForms;
}

/**
 * Draws the forms that the remote's pages begin with into the release: exactly those that its routes declare.
 * @throws Error where a page is declared and not drawn, or drawn and not declared
 */
export async function buildPageForms(release: string, name: string): Promise<void> {
  const { routes } = readJson<Feature>(join(repoRoot, name, 'feature.json'));
  const declared = [...new Set(routes.filter(({ firstPaint }) => firstPaint).map(({ page }) => page))].sort();
  const source = join(repoRoot, name, 'src/first-paint.tsx');
  if (declared.length === 0 && !existsSync(source)) return;
  // Since version 25 Node has one, which warns when it is read.
  Reflect.deleteProperty(globalThis, 'localStorage');
  const { drawFirstPaints } = (await import(pathToFileURL(source).href)) as FirstPaintModule;
  const forms = drawFirstPaints();
  const drawn = Object.keys(forms.pages).sort();
  if (drawn.join() !== declared.join())
    throw new Error(
      `${name}: feature.json says firstPaint of ${declared.join(', ') || 'no page'}, and src/first-paint.tsx draws ${drawn.join(', ') || 'none'}.`,
    );
  writeFileSync(join(release, PAGE_FORMS_FILE), JSON.stringify(forms));
}
