import type { Deployment } from '@rifas/shared/deployment';

/** Kept in this tab only, so a trial ends with the tab and nobody else sees it. */
const KEY = 'rifas.reemplazos';

export interface Override {
  readonly remote: string;
  /** Address of the remoteEntry.js that stands in for the release. */
  readonly entry: string;
}

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

/** Checks whether this deployment may take the remote from that address. A refusal says why, in Spanish. */
export function checkOverride({ remote, entry }: Override, { overrides = [], statusPage, remotes }: Allowing): Checked {
  if (!statusPage || overrides.length === 0) return { refused: 'Este sitio no permite reemplazos.' };
  if (!remotes.some(({ name }) => name === remote)) return { refused: `Este sitio no tiene el remoto «${remote}».` };
  const url = urlOf(entry);
  if (!url) return { refused: `«${entry}» no es una dirección completa.` };
  if (!overrides.includes(url.origin)) return { refused: `${url.origin} no está en la lista de orígenes permitidos.` };
  return { override: { remote, entry: url.href } };
}

/** Reads `mf-auth@http://localhost:4001/remoteEntry.js`, as the address of the status page has it. */
export function parseOverride(text: string): Override {
  const at = text.indexOf('@');
  return at < 0 ? { remote: text, entry: '' } : { remote: text.slice(0, at), entry: text.slice(at + 1) };
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What this tab replaces. Every load checks again what the deployment allows. */
export function activeOverrides(deployment: Allowing): Readonly<Record<string, string>> {
  const checked = Object.entries(stored()).map(([remote, entry]) =>
    checkOverride({ remote, entry: String(entry) }, deployment),
  );
  return Object.fromEntries(
    checked.flatMap((one) => ('override' in one ? [[one.override.remote, one.override.entry]] : [])),
  );
}

/** Stores an override, which is active from the next full load on. */
export function storeOverride({ remote, entry }: Override): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [remote]: entry }));
}

export function clearOverrides(): void {
  sessionStorage.removeItem(KEY);
}
