import type { Feature } from '@rifas/shared/remote';

export interface ReleasedFile {
  readonly bytes: number;
  /** Size on the wire: of the brotli copy where that is smaller. */
  readonly wireBytes: number;
  readonly integrity: string;
}

export interface ReleaseOrigin {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** What built it: 'webpack 5.100.0', or 'a folder' where another tool did. */
  readonly with: string;
  readonly node: string;
  /** The commit of its sources, and whether they differed from it. */
  readonly commit?: string;
  readonly changed?: boolean;
}

/** A module that a remote takes from the page instead of its own bundle. */
export interface SharedUse {
  /** Its name in the share scope, such as `react` or `@rifas/shared/remote`. */
  readonly key: string;
  /** Empty where any version will do. */
  readonly range: string;
  /** Missing where the scripts do not say it. */
  readonly singleton?: boolean;
  /** Whether the remote has its own copy for pages that do not provide the module. */
  readonly copy: boolean;
}

/** `release.json` of an immutable folder releases/<name>/<version>/. */
export interface Release {
  readonly name: string;
  readonly version: string;
  /** remoteEntry.js of a remote, the first script of the shell. */
  readonly entry: string;
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /**
   * JavaScript files that a part needs, in no order. Remotes: `remote` (the exposed module) and one per page or widget chunk.
   * Shell: `shell`, one per lazily shared module under its request, and one per named chunk.
   */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Lazily shared modules that a part asks the shell for. */
  readonly consumes: Readonly<Record<string, readonly string[]>>;
  readonly feature?: Feature;
  /** Who built it, when, and from what; missing in older releases. */
  readonly made?: ReleaseOrigin;
  /** Integrity of the documents next to it, which no page loads. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Remotes: what their scripts ask the page for; missing in older releases. */
  readonly shared?: readonly SharedUse[];
  /** Remotes: modules that must exist once in a page, but are compiled in without being shared. */
  readonly compiledIn?: readonly string[];
  /** Remotes: the name that their federation plugin was given, where their scripts tell it. */
  readonly federation?: string;
  /** Shell: the contract version that it offers to remotes. */
  readonly contract?: string;
  /** Shell: the version of each module that it provides; missing in older releases. */
  readonly provides?: Readonly<Record<string, string>>;
}

/** The declarations of remotes; the shell has none. */
export const featuresOf = (releases: readonly Release[]): readonly Feature[] =>
  releases.flatMap(({ feature }) => feature ?? []);

/** The versions of releases, by application. */
export const versionsOf = (releases: readonly Release[]): Readonly<Record<string, string>> =>
  Object.fromEntries(releases.map(({ name, version }) => [name, version]));

export const RELEASE_FILE = 'release.json';
/** The signature over the bytes of release.json. */
export const SIGNATURE_FILE = 'release.sig.json';
/** What the release contains, and how it was built. */
export const SBOM_FILE = 'sbom.cdx.json';
export const PROVENANCE_FILE = 'provenance.json';
export const BESIDE_FILES = [SBOM_FILE, PROVENANCE_FILE] as const;

/** A release and the folder its files are in. */
export interface ReleaseAt {
  readonly release: Release;
  readonly folder: string;
}

/** File of a shell release that the composer writes into every page. No page requests it. */
export const PAGE_KIT_FILE = 'page/kit.json';
