import type { DeploymentSource } from './deployment.schema';
import type { Feature } from './feature';

/** A released remote as the page knows it. */
export interface RemoteRelease {
  readonly name: string;
  readonly version: string;
  /** Address of remoteEntry.js. */
  readonly entry: string;
  readonly feature: Feature;
  /** The release before, for when this one does not load or start. */
  readonly previous?: { readonly version: string; readonly entry: string; readonly feature: Feature };
}

/** The composed deployment, which stands as JSON in every page. */
export interface Deployment extends Omit<DeploymentSource, 'remotes' | 'origins'> {
  /** Number of the composition, for reports. */
  readonly composition: number;
  readonly shellVersion: string;
  /** The shell's release before: its first script. */
  readonly shellPrevious?: { readonly version: string; readonly entry: string };
  readonly remotes: readonly RemoteRelease[];
  /** The scripts that a page needs before it can be drawn, by the pattern of its address in the page table; in its order. */
  readonly pageScripts?: Readonly<Record<string, readonly string[]>>;
}

/** Id of the page's `<script type="application/json">` that holds the descriptor. */
export const DESCRIPTOR_ID = 'deployment';

/**
 * Reads the descriptor that stands in the page.
 * @throws Error when the page carries none: it was not made by the composer.
 * @example const { variant } = readDeployment(document);
 */
export function readDeployment(page: Document): Deployment {
  const json = page.getElementById(DESCRIPTOR_ID)?.textContent;
  if (!json) throw new Error(`The page has no deployment descriptor (#${DESCRIPTOR_ID}).`);
  return JSON.parse(json) as Deployment;
}

/**
 * Address of a configured link that may be relative to the site.
 * @example absoluteUrl('/pago/', 'https://rifas.example') // 'https://rifas.example/pago/'
 */
export const absoluteUrl = (link: string, origin: string): string => new URL(link, origin).href;
