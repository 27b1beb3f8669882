import type { Palette } from '@rifas/shared/ui';
import { drawQr } from '../qr-drawing';
import { drawPicture, type PictureContent } from './draw-picture';

/** A picture that can be shown and handed over. */
export interface LinkPicture {
  /** Its address, for an image or a download. */
  readonly src: string;
  readonly file: File;
}

/**
 * Draws the picture of a link as a PNG.
 * @param name of the file, without its ending
 */
export async function linkPicture(
  content: Omit<PictureContent, 'code'>,
  colours: Palette,
  name: string,
): Promise<LinkPicture> {
  const { fontFamily } = getComputedStyle(document.body);
  // If the page's font cannot be loaded, the picture uses the same fallback font as the page.
  await Promise.all([400, 700, 800].map((weight) => document.fonts.load(`${weight} 40px ${fontFamily}`))).catch(
    () => undefined,
  );
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  drawPicture(context, { ...content, code: drawQr(content.address) }, colours, fontFamily);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return { src: canvas.toDataURL('image/png'), file: new File([blob], `${name}.png`, { type: 'image/png' }) };
}
