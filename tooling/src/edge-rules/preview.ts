import { livePreviews, type PreviewShare } from '../store/sites/composition';

/** Below it lie the addresses of previews. docker/nginx says all of this in its own words. */
export const PREVIEW_PREFIX = '/__preview/';
export const LEAVE_PREVIEW = `${PREVIEW_PREFIX}salir`;
/** Holds the preview's id, which its address has as well, and nothing of the visitor. */
const PREVIEW_COOKIE = 'rifas_preview';
/** As long as a preview may last; when it has ended the edge takes the cookie back. */
export const PREVIEW_AGE_SECONDS = 2_592_000;
/** No search engine keeps what nobody has published. */
export const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' } as const;
export const NO_PREVIEW = 'Esta vista previa no existe o ya terminó.\n';

/** The address of a preview on its site. @example previewPath('0f…9a') // '/__preview/0f…9a' */
export const previewPath = (id: string): string => PREVIEW_PREFIX + id;

const cookie = (value: string, seconds: number, secure: boolean): string =>
  `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

const valueIn = (cookies: string | undefined): string =>
  new RegExp(`(?:^|; ?)${PREVIEW_COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1] ?? '';

interface Visit {
  /** The header as the browser sent it. */
  readonly cookies: string | undefined;
  readonly secure: boolean;
}

interface Chosen<Preview> {
  /** What the visitor gets instead of everything else. */
  readonly preview?: Preview;
  /** Makes the browser forget a preview that has ended. */
  readonly setCookie?: string;
}

/** The preview that a visitor has entered, while it lives. */
export function previewOf<Preview extends PreviewShare>(
  previews: readonly Preview[] | undefined,
  { cookies, secure }: Visit,
): Chosen<Preview> {
  const id = valueIn(cookies);
  if (id === '') return {};
  const preview = livePreviews(previews).find((each) => each.id === id);
  return preview ? { preview } : { setCookie: cookie('', 0, secure) };
}

/** What the browser is told at an address below the prefix; undefined where nothing lives there. */
export function enterPreview(
  previews: readonly PreviewShare[] | undefined,
  path: string,
  secure: boolean,
): string | undefined {
  if (path === LEAVE_PREVIEW) return cookie('', 0, secure);
  const entered = livePreviews(previews).find(({ id }) => path === previewPath(id));
  return entered && cookie(entered.id, PREVIEW_AGE_SECONDS, secure);
}
