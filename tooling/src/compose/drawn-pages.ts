import * as yup from 'yup';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { PAGE_FORMS_FILE, pageForms, type PageCalls, type PageForm, type PageForms } from '@rifas/shared/site';
import { checkedCss, checkedMarkup } from './checked-markup';
import { escapeHtml } from './page-html';
import type { PageLook } from './page-look';
import type { PageRoute } from './page-routes';

/** A page that begins with its form, in one deployment. */
export interface DrawnPage {
  readonly styles: readonly string[];
  readonly html: string;
  readonly inline: readonly string[];
  readonly form: NonNullable<PageCalls['form']>;
}

/** The value at a path of the deployment such as `settings.moneda`; only fields that every page may know. */
function valueAt(source: DeploymentSource, path: string): unknown {
  const [first = '', ...rest] = path.split('.');
  if (path === 'captcha') return source.captcha !== null;
  if (!['title', 'variant', 'mode', 'settings', 'links'].includes(first)) return undefined;
  return [first, ...rest].reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    source,
  );
}

/** Replaces all placeholders in one pass. @throws Error for a placeholder that names no text of the deployment */
const fill = (html: string, source: DeploymentSource, label: string): string =>
  html.replaceAll(/%((?:title|links|settings)(?:\.\w+)*)%/g, (_all, path: string) => {
    const value = valueAt(source, path);
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`${label} has %${path}%, which stands for no text of the deployment.`);
    return escapeHtml(String(value));
  });

const holds =
  (source: DeploymentSource) =>
  ({ when }: PageForm['alternatives'][number]): boolean =>
    Object.entries(when).every(([path, value]) => valueAt(source, path) === value);

/** @throws Error that lists every wrong field */
const checkForms = (content: unknown, remote: string): PageForms =>
  checkStrictly(pageForms(yup), content, `${PAGE_FORMS_FILE} of ${remote} is not valid`) as PageForms;

/**
 * The pages that begin with their form, by their file, as the remotes' releases bring them. A page without one for this
 * deployment begins with its shape.
 * @param forms content of the releases' files, by remote
 * @throws Error where a release brings markup that a page may not contain
 */
export function drawnPages(
  routes: readonly PageRoute[],
  { form: kit, css, inline }: PageLook,
  source: DeploymentSource,
  forms: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, DrawnPage> {
  const drawn = new Map<string, DrawnPage>();
  if (!kit) return drawn;
  const checked = new Map(Object.entries(forms).map(([remote, content]) => [remote, checkForms(content, remote)]));
  for (const route of routes) {
    if (route.kind !== 'remote' || !route.firstPaint) continue;
    const page = checked.get(route.remote)?.pages[route.page];
    const alternative = page?.alternatives.find(holds(source));
    if (!page || !alternative) continue;
    const label = `The first paint of ${route.remote} for ${route.path}`;
    const markup = checkedMarkup(fill(alternative.html, source, label), label);
    drawn.set(route.file, {
      styles: [css, checkedCss(page.css, label)],
      html: kit.htmlOf(markup),
      inline: [...inline, kit.script],
      form: { notWith: page.notWith, signedOutOnly: route.signedInGoesTo !== undefined },
    });
  }
  return drawn;
}
