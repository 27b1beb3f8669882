import type { DeploymentSource } from './deployment.schema';
import type { Feature } from './feature';

/** A released remote in the descriptor of a page. */
export interface RemoteRelease {
  readonly name: string;
  readonly version: string;
  /** Address of remoteEntry.js. */
  readonly entry: string;
  readonly feature: Feature;
  /** The previous release, as a fallback when this one does not load or start. */
  readonly previous?: { readonly version: string; readonly entry: string; readonly feature: Feature };
}

/** The composed deployment. Every page contains it as JSON. */
export interface Deployment extends Omit<DeploymentSource, 'remotes' | 'origins'> {
  /** Number of the composition, for reports. */
  readonly composition: number;
  readonly shellVersion: string;
  /** The first script of the shell's previous release. */
  readonly shellPrevious?: { readonly version: string; readonly entry: string };
  readonly remotes: readonly RemoteRelease[];
  /** The scripts that a page needs before it can render, by its pattern in the page table, in the table's order. */
  readonly pageScripts?: Readonly<Record<string, readonly string[]>>;
}

/** Id of the page's `<script type="application/json">` that holds the descriptor. */
export const DESCRIPTOR_ID = 'deployment';

/**
 * Reads the descriptor that the page contains.
 * @throws Error when the page contains none, because the composer did not make it.
 * @example const { variant } = readDeployment(document);
 */
export function readDeployment(page: Document): Deployment {
  const json = page.getElementById(DESCRIPTOR_ID)?.textContent;
  if (!json) throw new Error(`The page has no deployment descriptor (#${DESCRIPTOR_ID}).`);
  return JSON.parse(json) as Deployment;
}

/**
 * Absolute address of a configured link, which may be relative to the site.
 * @example absoluteUrl('/pago/', 'https://rifas.example') // 'https://rifas.example/pago/'
 */
export const absoluteUrl = (link: string, origin: string): string => new URL(link, origin).href;
