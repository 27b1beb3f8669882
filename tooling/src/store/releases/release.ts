import type { Feature } from '@rifas/shared/remote';

export interface ReleasedFile {
  readonly bytes: number;
  /** Size on the wire, brotli where it is worth it. */
  readonly wireBytes: number;
  readonly integrity: string;
}

/** Where a release comes from. */
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

/** A module that a remote takes from the page instead of bringing it alone. */
export interface SharedUse {
  /** Its name in the share scope, such as `react` or `@rifas/shared/remote`. */
  readonly key: string;
  /** Empty where any version does. */
  readonly range: string;
  readonly singleton: boolean;
  /** Whether the remote has a copy for pages that provide none. */
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
  /** Who made it, when, and of what; missing in releases from before this was kept. */
  readonly made?: ReleaseOrigin;
  /** Integrity of the papers beside it, which no page loads. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Remotes: what their scripts ask the page for; missing in releases from before this was kept. */
  readonly shared?: readonly SharedUse[];
  /** Remotes: modules of which the page must have one, and which are compiled in without being shared. */
  readonly compiledIn?: readonly string[];
  /** Shell: the contract version that it gives to remotes. */
  readonly contract?: string;
  /** Shell: the version of each module that it provides; missing in releases from before this was kept. */
  readonly provides?: Readonly<Record<string, string>>;
}

export const RELEASE_FILE = 'release.json';
/** Who vouches for the bytes of release.json. */
export const SIGNATURE_FILE = 'release.sig.json';
/** What the release is made of, and how it was made. */
export const SBOM_FILE = 'sbom.cdx.json';
export const PROVENANCE_FILE = 'provenance.json';
export const BESIDE_FILES = [SBOM_FILE, PROVENANCE_FILE] as const;

/** A release and the folder its files are in. */
export interface ReleaseAt {
  readonly release: Release;
  readonly folder: string;
}

/** File of a shell release with what the composer writes into every page. No page loads it by its address. */
export const PAGE_KIT_FILE = 'page/kit.json';
