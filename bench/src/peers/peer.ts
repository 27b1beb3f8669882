import type { MeasuredPage } from '../measure/measured-pages';

/** Packages of npm, each at the version that is measured. */
export type Packages = Readonly<Record<string, string>>;

/** What stands ready to be served. */
export interface PeerSite {
  readonly root: string;
  /** Answers every address that is neither a file nor a call, from the root. */
  readonly page: string;
  /** What the API behind it would say, by path. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** A site of others that is made of packages of npm. */
export interface Peer {
  readonly name: string;
  /** In words, for whoever reads the figures. */
  readonly what: string;
  readonly packages: Packages;
  /** The page that is measured, with the element that makes it useful. */
  readonly page: MeasuredPage;
  /** Makes it in an empty folder. @throws Error where a package cannot be had or does not build */
  readonly make: (folder: string, packages: Packages) => Promise<PeerSite>;
}

/** @throws Error where the peer names no such package */
export function versionOf(packages: Packages, name: string): string {
  const version = packages[name];
  if (version === undefined) throw new Error(`The peer names no version of ${name}`);
  return version;
}
