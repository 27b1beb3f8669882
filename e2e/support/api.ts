/** Of every seller of the demo. */
export const PASSWORD = 'Rifas2026!';

export type Fields = readonly (readonly [name: string, value: string])[];

interface Call {
  readonly token?: string | undefined;
  readonly fields?: Fields | undefined;
}

/** A call out of the browser, as a form where there are fields. */
export function send(site: string, path: string, { token, fields }: Call = {}): Promise<Response> {
  const headers = token === undefined ? {} : { Authorization: token };
  const body = fields && new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return fetch(new URL(path, site), { headers, ...(body && { method: 'POST', body }) });
}

/** The answer's envelope; anything but a success fails the test. */
export async function call(site: string, path: string, request?: Call): Promise<Record<string, unknown>> {
  const envelope = (await (await send(site, path, request)).json()) as Record<string, unknown>;
  if (envelope['status'] !== 'success') throw new Error(`${path}: ${JSON.stringify(envelope)}`);
  return envelope;
}

/** What the login form sends. */
export const credentials = (email: string) => ({ email, password: PASSWORD, getHash: 'false', type: 'student-rifas' });

/** A token of one's own: a page replaces the one that it gets. */
export async function newToken(site: string, email: string): Promise<string> {
  return String((await call(site, '/auth/login', { fields: Object.entries(credentials(email)) }))['token']);
}

const tokens = new Map<string, Promise<string>>();

const isGood = async (site: string, token: string): Promise<boolean> =>
  (await send(site, '/api/costos-extras', { token })).status !== 401;

/**
 * One token per seller and site, for calls out of the browser: logins are throttled. A seller has fifty sessions, so that of a
 * whole run of journeys may have made room for those of their pages.
 */
export async function tokenOf(site: string, email: string): Promise<string> {
  const key = `${site} ${email}`;
  const known = await tokens.get(key);
  if (known !== undefined && (await isGood(site, known))) return known;
  const token = newToken(site, email);
  tokens.set(key, token);
  return token;
}
