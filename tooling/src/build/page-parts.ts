import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import type { PageKit } from '@rifas/shared/site';
import { writeBelow } from '../lib/files';
import { repoRoot, SHELL } from '../lib/repo';
import { PAGE_KIT_FILE } from '../store/releases/release';

/** What shell/src/page/page-kit.tsx exports. */
interface PageKitModule {
  readonly FONT: { readonly from: string; readonly to: string };
  readonly INLINE_SCRIPTS: readonly string[];
  readonly FORM_SCRIPT: string;
  readonly makePageKit: (inline: readonly string[], script: string) => PageKit;
}

/** Compiles a small script that every page contains inline. */
function inlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // Browsers that are too old for the site can still run these scripts, which tell the visitor so.
    target: 'es2017',
    charset: 'utf8',
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Copies the font into the release, where the pages name it, and into its public folder for what knows no release: the
 * manual and the pages that the backend draws.
 */
function copyFont(release: string, { from, to }: PageKitModule['FONT']): void {
  const font = createRequire(join(repoRoot, SHELL, 'package.json')).resolve(from);
  for (const copy of [join(release, to), join(release, 'public', to)]) cpSync(font, copy);
}

/** Makes the page kit of a shell release, from shell/src/page: the inline scripts and the first paint of every shape. */
export async function buildPageParts(release: string): Promise<void> {
  const source = join(repoRoot, SHELL, 'src/page');
  const { INLINE_SCRIPTS, FORM_SCRIPT, FONT, makePageKit } = (await import(
    pathToFileURL(join(source, 'page-kit.tsx')).href
  )) as PageKitModule;
  const compiled = (file: string) => inlineScript(join(source, file));
  const kit = makePageKit(INLINE_SCRIPTS.map(compiled), compiled(FORM_SCRIPT));
  copyFont(release, FONT);
  writeBelow(release, PAGE_KIT_FILE, JSON.stringify(kit));
}
