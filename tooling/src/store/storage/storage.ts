/** What stands under a key, and a tag that changes with it. */
interface Stored {
  readonly body: Buffer;
  readonly tag: string;
}

/**
 * The names in a release are its team's own, and what is copied to an edge has to stay in the edge's folders.
 * @throws Error where a key leads out of the storage
 */
export function checkKey(key: string): string {
  if (key.split('/').includes('..')) throw new Error(`'${key}' is no key of the storage.`);
  return key;
}

/**
 * Where releases and compositions are kept: a folder, or a bucket. Keys are paths with forward slashes:
 * `releases/<name>/<version>/<file>`, `sites/<site>/<number>/<file>`, `sites/<site>/current`, `states/<site>/<number>.json`,
 * `policy/<file>.json`, `locks/<name>/…`, `asked/<site>/<file>.json`, `removed/<name>/<version>`.
 */
export interface Storage {
  /** For messages: which folder or bucket. */
  readonly where: string;
  /** Whether others than this machine keep it. */
  readonly isRemote: boolean;
  readonly read: (key: string) => Promise<Stored | undefined>;
  readonly write: (key: string, body: string) => Promise<void>;
  /** Writes a key that is not there. @returns whether it was written */
  readonly create: (key: string, body: Buffer | string) => Promise<boolean>;
  /** Replaces what has this tag, or creates the key where the tag is undefined. @returns whether it was replaced */
  readonly swap: (key: string, body: string, tag: string | undefined) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  /** Removes all below a prefix, what makes it complete first: nobody takes what is left of it for whole. */
  readonly removeAll: (prefix: string, seal: string) => Promise<void>;
  /** Names of the files and folders right under a prefix that ends in a slash. */
  readonly children: (prefix: string) => Promise<readonly string[]>;
  /**
   * Moves a finished local folder to a prefix.
   * @param seal the file that makes it complete: written last, and only where it is not there
   * @returns whether it was published; false when the prefix has its seal already
   */
  readonly publish: (folder: string, prefix: string, seal: string) => Promise<boolean>;
  /** An empty folder to make in what is published to a prefix. */
  readonly workFolder: (prefix: string) => string;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
}
