import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as yup from 'yup';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { pageKit, PLACEHOLDERS, whyUnknownKit, type PageKit } from '@rifas/shared/site';
import { readJson } from '../lib/json';
import { PAGE_KIT_FILE, type ReleaseAt } from '../store/releases/release';
import { escapeHtml } from './page-html';
import type { PageRoute } from './page-routes';

/** The shell's page kit, filled in for one deployment. */
export interface PageLook {
  /** Texts of the inline scripts of every page, in the order they run. */
  readonly inline: readonly string[];
  readonly css: string;
  /** The first paint of a page. */
  readonly htmlOf: (route: PageRoute) => string;
  /** For pages that begin with their form; undefined where the shell's release does not support them. */
  readonly form: { readonly script: string; readonly htmlOf: (page: string) => string } | undefined;
}

const ANY_PLACEHOLDER = new RegExp(Object.values(PLACEHOLDERS).join('|'), 'g');

/** Replaces all in one pass, so that a deployment's text that looks like a placeholder stays a text. */
const fill = (markup: string, texts: Readonly<Record<string, string>>): string =>
  markup.replaceAll(ANY_PLACEHOLDER, (placeholder) => texts[placeholder] ?? placeholder);

/** @param release address of the shell's release, without a slash at its end */
export function pageLook(
  { inline, firstPaint, form }: PageKit,
  { variant, title, links }: Pick<DeploymentSource, 'variant' | 'title' | 'links'>,
  release: string,
): PageLook {
  const texts = {
    [PLACEHOLDERS.site]: escapeHtml(title),
    [PLACEHOLDERS.creator]: escapeHtml(links.creator.name),
    [PLACEHOLDERS.creatorUrl]: escapeHtml(links.creator.url),
  };
  const htmlOf = ({ shape, heading, back }: PageRoute) =>
    fill(firstPaint.html[shape], {
      ...texts,
      [PLACEHOLDERS.heading]: escapeHtml(heading),
      [PLACEHOLDERS.back]: back ? firstPaint.back : '',
    });
  const framed = form && {
    script: form.script,
    htmlOf: (page: string) => fill(form.frame, { ...texts, [PLACEHOLDERS.page]: page }),
  };
  const ofRelease = (text: string) => fill(text, { [PLACEHOLDERS.release]: release });
  return { inline: inline.map(ofRelease), form: framed, css: ofRelease(firstPaint.css[variant]), htmlOf };
}

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
