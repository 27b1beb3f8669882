import type { Deployment } from '@rifas/shared/deployment';
import { OVERRIDES_KEY, storedOverrides } from './stored-overrides';

const REMOTE = /^mf-[a-z][a-z0-9-]*$/;

export interface Override {
  readonly remote: string;
  /** Address of the remoteEntry.js that replaces the release, or of a feature.json next to one. */
  readonly address: string;
}

/** Remotes that come from another address in this tab, by name. */
export type Replacements = Readonly<
  Record<
    string,
    {
      /** Address of its remoteEntry.js. */
      readonly entry: string;
      /** Why its descriptor could not be read. */
      readonly problem?: string;
    }
  >
>;

export type Checked = { readonly override: Override } | { readonly refused: string };

type Allowing = Pick<Deployment, 'overrides' | 'statusPage' | 'remotes'>;

function urlOf(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address is that of a descriptor, which brings routes, entries and widgets, not only an entry. */
export const isDescriptor = (address: string): boolean => new URL(address).pathname.endsWith('/feature.json');

/**
 * Checks whether this deployment may load the remote from that address. A refusal gives the reason, in Spanish. Only a
 * descriptor can add a remote that the deployment lacks.
 */
export function checkOverride(
  { remote, address }: Override,
  { overrides = [], statusPage, remotes }: Allowing,
): Checked {
  if (!statusPage || overrides.length === 0) return { refused: 'Este sitio no permite reemplazos.' };
  const url = urlOf(address);
  if (address === '') return { refused: `Falta la dirección: ${remote}@https://…/feature.json.` };
  if (!url) return { refused: `«${address}» no es una dirección completa.` };
  if (!overrides.includes(url.origin)) return { refused: `${url.origin} no está en la lista de orígenes permitidos.` };
  if (!REMOTE.test(remote)) return { refused: `«${remote}» no es el nombre de un remoto, como mf-premios.` };
  if (!isDescriptor(url.href) && !remotes.some(({ name }) => name === remote))
    return {
      refused: `Este sitio no tiene el remoto «${remote}». Para uno nuevo, dá la dirección de su feature.json.`,
    };
  return { override: { remote, address: url.href } };
}

/** Parses `mf-auth@http://localhost:4001/feature.json`, the format in the status page's address. */
export function parseOverride(text: string): Override {
  const at = text.indexOf('@');
  return at < 0 ? { remote: text, address: '' } : { remote: text.slice(0, at), address: text.slice(at + 1) };
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storedOverrides() ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The overrides of this tab: addresses by remote. Every load checks again what the deployment allows. */
export function activeOverrides(deployment: Allowing): Readonly<Record<string, string>> {
  const checked = Object.entries(stored()).map(([remote, address]) =>
    checkOverride({ remote, address: String(address) }, deployment),
  );
  return Object.fromEntries(
    checked.flatMap((one) => ('override' in one ? [[one.override.remote, one.override.address]] : [])),
  );
}

/** Stores an override, which is active from the next full load on. */
export function storeOverride({ remote, address }: Override): void {
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify({ ...stored(), [remote]: address }));
}

export function clearOverrides(): void {
  sessionStorage.removeItem(OVERRIDES_KEY);
}
