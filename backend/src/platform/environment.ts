import { isProxy } from '@rifas/shared/deployment/trusted-proxy';

type Environment = Readonly<NodeJS.ProcessEnv>;

/** The environment without the variables that have no value, as `.env` files and containers leave them. */
export const givenIn = (env: Environment): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/** @throws Error if a variable that switches something on or off is neither 1 nor 0 */
export function isOn(env: Environment, name: string, usual: boolean): boolean {
  const text = env[name]?.trim();
  if (!text) return usual;
  if (text === '1' || text === '0') return text === '1';
  throw new Error(`${name} is 1 or 0, not "${text}".`);
}

/**
 * An address without the slashes and spaces around it.
 * @throws Error that names the variable; the value is left out, because it may hold a password
 */
export function addressIn(name: string, text: string, protocols: readonly string[], example: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && protocols.includes(url.protocol) && url.hostname !== '') return text.trim().replace(/\/+$/, '');
  throw new Error(`${name} is no address such as ${example}.`);
}

/** @throws Error if the variable does not allow the value */
export function oneOf(env: Environment, name: string, values: readonly string[], usual: string): string {
  const text = env[name]?.trim() || usual;
  if (values.includes(text)) return text;
  throw new Error(`${name} is one of ${values.join(', ')}, not "${text}".`);
}

/**
 * A number, from 1 on if nothing else is said; undefined where the variable has no value.
 * @throws Error for anything else
 */
export function numberIn(
  env: Environment,
  name: string,
  { min = 1, max, isWhole = false }: { readonly min?: number; readonly max: number; readonly isWhole?: boolean },
): number | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const value = Number(text);
  if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value;
  throw new Error(`${name} has to be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}, not "${text}".`);
}

/** Whether a host of a URL is this machine: no other machine reaches it or listens on the way. */
export const isLocalHost = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Proxies as fastify takes them. @throws Error for text that is neither an address nor a network */
export function proxiesIn(text: string): string {
  for (const one of text.split(',').map((part) => part.trim()))
    if (!isProxy(one))
      throw new Error(`TRUST_PROXY holds addresses and networks such as 10.0.0.0/8, with commas, not "${one}".`);
  return text;
}

/** @throws Error for text that cannot be the sender of a mail: each mail would be refused, hours later */
export function senderIn(text: string): string {
  if (/(^|<)[^<>@\s]+@[^<>@\s]+>?$/.test(text.trim())) return text;
  throw new Error(`MAIL_FROM is no sender such as Rifas <ventas@rifas.example>, but "${text}".`);
}
