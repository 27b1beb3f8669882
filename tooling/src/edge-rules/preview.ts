import { livePreviews, type PreviewShare } from '../store/sites/composition';
import { cookieIn, setCookie, type CookieVisit } from './cookie';

/** Below it lie the addresses of previews. docker/nginx says all of this in its own words. */
export const PREVIEW_PREFIX = '/__preview/';
export const LEAVE_PREVIEW = `${PREVIEW_PREFIX}salir`;
/** Holds the preview's id, which its address has as well, and nothing of the visitor. */
const PREVIEW_COOKIE = 'rifas_preview';
/** No search engine keeps what nobody has published. */
export const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' } as const;
export const NO_PREVIEW = 'Esta vista previa no existe o ya terminó.\n';

/** The address of a preview on its site. @example previewPath('0f…9a') // '/__preview/0f…9a' */
export const previewPath = (id: string): string => PREVIEW_PREFIX + id;

interface Chosen<Preview> {
  /** What the visitor gets instead of everything else. */
  readonly preview?: Preview;
  /** Makes the browser forget a preview that has ended. */
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

/** What the browser is told at an address below the prefix; undefined where nothing lives there. */
export function enterPreview(
  previews: readonly PreviewShare[] | undefined,
  path: string,
  secure: boolean,
): string | undefined {
  if (path === LEAVE_PREVIEW) return setCookie(PREVIEW_COOKIE, '', secure);
  const entered = livePreviews(previews).find(({ id }) => path === previewPath(id));
  return entered && setCookie(PREVIEW_COOKIE, entered.id, secure);
}
