import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { listFiles } from '../lib/files';
import { repoRoot, SHELL } from '../lib/repo';
import { FIRST_PAINT, PAGE_FOLDER } from '../store/releases/release';

const INLINE = /\.inline\.ts$/;

/** The small scripts that every page carries in itself, as one file each. */
function buildInlineScripts(folder: string, outDir: string): void {
  for (const file of listFiles(folder).filter((path) => INLINE.test(path))) {
    buildSync({
      entryPoints: [join(folder, file)],
      outfile: join(outDir, file.replace(INLINE, '.js')),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      logLevel: 'error',
    });
  }
}

interface FirstPaintModule {
  readonly renderFirstPaint: () => unknown;
}

/** Makes, from shell/src/page, what the composer puts into pages: inline scripts and the first paint of every shape. */
export async function buildPageParts(release: string): Promise<void> {
  const source = join(repoRoot, SHELL, 'src', PAGE_FOLDER);
  mkdirSync(join(release, PAGE_FOLDER), { recursive: true });
  buildInlineScripts(source, join(release, PAGE_FOLDER));
  const { renderFirstPaint } = (await import(pathToFileURL(join(source, 'first-paint.tsx')).href)) as FirstPaintModule;
  writeFileSync(join(release, FIRST_PAINT), JSON.stringify(renderFirstPaint()));
}
