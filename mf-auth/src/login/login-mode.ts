/** The four modes of the login screen. */
export type LoginMode =
  | { readonly kind: 'login' }
  | { readonly kind: 'newUser'; readonly email: string }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'linkSent'; readonly email: string };

export type LoginModeKind = LoginMode['kind'];

/** Name of the query parameter for every mode but the login form. */
export const MODE_PARAM = 'modo';

const SLUGS: Readonly<Record<Exclude<LoginModeKind, 'login'>, string>> = {
  newUser: 'nueva-contrasena',
  forgot: 'olvide-mi-contrasena',
  linkSent: 'link-enviado',
};

/** The mode is part of the address, so that the browser's back and forward move between modes. */
export const searchOf = (kind: LoginModeKind): string => (kind === 'login' ? '' : `?${MODE_PARAM}=${SLUGS[kind]}`);

interface KnownEmails {
  readonly newUser: string | undefined;
  readonly linkSentTo: string | undefined;
}

/** The mode of an address; the login form if the email for the mode is missing. */
export function modeAt(search: string, { newUser, linkSentTo }: KnownEmails): LoginMode {
  const slug = new URLSearchParams(search).get(MODE_PARAM);
  if (slug === SLUGS.forgot) return { kind: 'forgot' };
  if (slug === SLUGS.newUser && newUser !== undefined) return { kind: 'newUser', email: newUser };
  if (slug === SLUGS.linkSent && linkSentTo !== undefined) return { kind: 'linkSent', email: linkSentTo };
  return { kind: 'login' };
}
