import { formatWallTime, montevideoTime } from '@rifas/shared/domain';
import { LEAVE_PREVIEW } from '../edge-rules/preview';

/** Its own colours in every variant, because it must not look like a part of the site. */
const CSS = `#preview{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:center;padding:8px 16px;background:#3b1d6e;color:#fff;font:1rem/1.4 system-ui,sans-serif}#preview a{color:#fff;padding:11px 0}#preview a:focus-visible{outline:3px solid #fff}@media print{#preview{display:none}}`;

/**
 * The banner above every page of a preview. It is part of the page itself, so that people know what they look at and
 * find the way out with any release of the shell, even one that does not start.
 * @param until when the preview ends, in seconds since 1970
 */
export function previewBanner(until: number): { readonly css: string; readonly html: string } {
  const end = formatWallTime(montevideoTime(new Date(until * 1000)), "dd/MM/yyyy 'a las' HH:mm");
  return {
    css: CSS,
    html: `<aside id="preview" aria-label="Vista previa"><span><strong>Vista previa.</strong> Esta versión todavía no está publicada. Lo que hagas acá se guarda de verdad. Termina el ${end}.</span><a href="${LEAVE_PREVIEW}">Salir de la vista previa</a></aside>`,
  };
}
