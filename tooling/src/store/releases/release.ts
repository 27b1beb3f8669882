import type { Feature } from '@rifas/shared/remote';

export interface ReleasedFile {
  readonly bytes: number;
  /** Size on the wire, brotli where it is worth it. */
  readonly wireBytes: number;
  readonly integrity: string;
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
  /** Shell: the contract version that it gives to remotes. */
  readonly contract?: string;
}

export const RELEASE_FILE = 'release.json';

/** A release and the folder its files are in. */
export interface ReleaseAt {
  readonly release: Release;
  readonly folder: string;
}

/** Folder of a shell release with what the composer writes into every page: no page loads these by their address. */
export const PAGE_FOLDER = 'page';
export const FIRST_PAINT = `${PAGE_FOLDER}/first-paint.json`;
