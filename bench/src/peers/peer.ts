import type { MeasuredPage } from '../measure/measured-pages';

/** npm packages with the measured versions. */
export type Packages = Readonly<Record<string, string>>;

/** A site ready to be served. */
export interface PeerSite {
  readonly root: string;
  /** The file, relative to the root, for every address that is neither a file nor a call. */
  readonly page: string;
  /** The answers of its API, by path. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** A site of others, made of npm packages. */
export interface Peer {
  readonly name: string;
  /** A description for the readers of the figures. */
  readonly what: string;
  readonly packages: Packages;
  /** The measured page, with the element that makes it useful. */
  readonly page: MeasuredPage;
  /** Makes it in an empty folder. @throws Error if a package cannot be fetched or does not build */
  readonly make: (folder: string, packages: Packages) => Promise<PeerSite>;
}

/** @throws Error if the peer lacks the package */
export function versionOf(packages: Packages, name: string): string {
  const version = packages[name];
  if (version === undefined) throw new Error(`The peer names no version of ${name}`);
  return version;
}
