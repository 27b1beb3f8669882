import { PAGE_KIT_VERSION, type PageKit } from '@rifas/shared/site';
import { renderFirstPaint } from './first-paint';
import { FONT } from './font';

export { FONT };

/** The inlined scripts of every page, in the order in which they run. */
export const INLINE_SCRIPTS = ['early-calls.inline.ts', 'recover.inline.ts'] as const;

/** The script of the pages that begin with their form. It comes after the others. */
export const FORM_SCRIPT = 'typing.inline.ts';

/**
 * The parts that this release of the shell adds to every page.
 * @param inline the compiled texts of `INLINE_SCRIPTS`, in their order
 * @param script the compiled text of `FORM_SCRIPT`
 */
export function makePageKit(inline: readonly string[], script: string): PageKit {
  const { firstPaint, frame } = renderFirstPaint();
  return { version: PAGE_KIT_VERSION, inline: [...inline], firstPaint, form: { script, frame } };
}
