import { PAGE_KIT_VERSION, type PageKit } from '@rifas/shared/site';
import { renderFirstPaint } from './first-paint';
import { FONT } from './font';

export { FONT };

/** The scripts that stand in every page, in the order they run. */
export const INLINE_SCRIPTS = ['early-calls.inline.ts', 'recover.inline.ts'] as const;

/**
 * What this release of the shell brings to every page.
 * @param inline the compiled texts of `INLINE_SCRIPTS`, in their order
 */
export const makePageKit = (inline: readonly string[]): PageKit => ({
  version: PAGE_KIT_VERSION,
  inline: [...inline],
  firstPaint: renderFirstPaint(),
});
