import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSource, Variant } from '@rifas/shared/deployment';
import { readJson } from '../lib/json';
import { FIRST_PAINT, PAGE_FOLDER, type ReleaseAt } from '../store/releases/release';
import { escapeHtml } from './page-html';
import type { PageRoute } from './page-routes';

interface FirstPaint {
  readonly css: Readonly<Record<Variant, string>>;
  readonly html: Readonly<Record<PageRoute['shape'], string>>;
  readonly back: string;
}

/** What a shell release brings to every page: its inline scripts and the first paint of each shape. */
export interface PageLook {
  readonly inline: readonly string[];
  readonly css: string;
  readonly htmlOf: (route: PageRoute) => string;
}

export function readPageLook(
  { release: shell, folder }: ReleaseAt,
  { variant, title, links }: DeploymentSource,
): PageLook {
  const { css, html, back: backHtml } = readJson<FirstPaint>(join(folder, FIRST_PAINT));
  const inline = Object.keys(shell.files)
    .filter((file) => file.startsWith(`${PAGE_FOLDER}/`) && file.endsWith('.js'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const texts = { site: title, creator: links.creator.name, creatorUrl: links.creator.url };
  const htmlOf = ({ shape, heading, back }: PageRoute) => {
    const shaped = html[shape].replace('%back%', back ? backHtml : '');
    return Object.entries({ ...texts, heading }).reduce(
      (text, [name, value]) => text.replaceAll(`%${name}%`, escapeHtml(value)),
      shaped,
    );
  };
  return { inline, css: css[variant], htmlOf };
}
