import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import type { PageKit } from '@rifas/shared/site';
import { repoRoot, SHELL } from '../lib/repo';
import { PAGE_KIT_FILE } from '../store/releases/release';

/** What shell/src/page/page-kit.tsx exports. */
interface PageKitModule {
  readonly INLINE_SCRIPTS: readonly string[];
  readonly makePageKit: (inline: readonly string[]) => PageKit;
}

/** The text of a small script that every page carries in itself. */
function inlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Makes the page kit of a shell release, from shell/src/page: the inline scripts and the first paint of every shape. */
export async function buildPageParts(release: string): Promise<void> {
  const source = join(repoRoot, SHELL, 'src/page');
  const { INLINE_SCRIPTS, makePageKit } = (await import(
    pathToFileURL(join(source, 'page-kit.tsx')).href
  )) as PageKitModule;
  const kit = makePageKit(INLINE_SCRIPTS.map((file) => inlineScript(join(source, file))));
  const file = join(release, PAGE_KIT_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kit));
}
