import { newToken, send } from '@rifas/tooling/site/demo-api';

export {
  call,
  credentials,
  isPending,
  LINK_BUYER,
  mailsTo,
  makeLink,
  newToken,
  PASSWORD,
  rafflesOf,
  send,
  type DemoTicket,
  type Fields,
  type LinkWish,
} from '@rifas/tooling/site/demo-api';

const tokens = new Map<string, Promise<string>>();

const isGood = async (site: string, token: string): Promise<boolean> =>
  (await send(site, '/api/costos-extras', { token })).status !== 401;

/**
 * One token per seller and site for calls without a browser, because logins are throttled. A seller has at most fifty
 * sessions, so sessions of pages may have replaced this one during a run.
 */
export async function tokenOf(site: string, email: string): Promise<string> {
  const key = `${site} ${email}`;
  const known = await tokens.get(key);
  if (known !== undefined && (await isGood(site, known))) return known;
  const token = newToken(site, email);
  tokens.set(key, token);
  return token;
}
