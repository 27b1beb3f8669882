import { livePreviews, type PreviewShare } from '../store/sites/composition';
import { cookieIn, setCookie, type CookieVisit } from './cookie';

/** Prefix of the addresses of previews. docker/nginx implements all of this file too. */
export const PREVIEW_PREFIX = '/__preview/';
export const LEAVE_PREVIEW = `${PREVIEW_PREFIX}salir`;
/** Holds the preview's id, which is also in its address, and nothing about the visitor. */
const PREVIEW_COOKIE = 'rifas_preview';
/** Keeps unpublished pages out of search engines. */
export const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' } as const;
export const NO_PREVIEW = 'Esta vista previa no existe o ya terminó.\n';

/** The address of a preview on its site. @example previewPath('0f…9a') // '/__preview/0f…9a' */
export const previewPath = (id: string): string => PREVIEW_PREFIX + id;

interface Chosen<Preview> {
  /** The preview that the visitor gets instead of the site. */
  readonly preview?: Preview;
  /** Deletes the cookie of a preview that has ended. */
  readonly setCookie?: string;
}

/** The preview that a visitor has entered, while it lives. */
export function previewOf<Preview extends PreviewShare>(
  previews: readonly Preview[] | undefined,
  { cookies, secure }: CookieVisit,
): Chosen<Preview> {
  const id = cookieIn(cookies, PREVIEW_COOKIE);
  if (id === '') return {};
  const preview = livePreviews(previews).find((each) => each.id === id);
  return preview ? { preview } : { setCookie: setCookie(PREVIEW_COOKIE, '', secure) };
}

/** The cookie for an address below the prefix; undefined where that address is no live preview. */
export function enterPreview(
  previews: readonly PreviewShare[] | undefined,
  path: string,
  secure: boolean,
): string | undefined {
  if (path === LEAVE_PREVIEW) return setCookie(PREVIEW_COOKIE, '', secure);
  const entered = livePreviews(previews).find(({ id }) => path === previewPath(id));
  return entered && setCookie(PREVIEW_COOKIE, entered.id, secure);
}
