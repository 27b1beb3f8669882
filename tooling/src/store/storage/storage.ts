/** The content of a key, and a tag that changes with it. */
interface Stored {
  readonly body: Buffer;
  readonly tag: string;
}

/**
 * Teams choose the file names of a release, and a copy to an edge must stay in the edge's folders.
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
  /** The folder or bucket, for messages. */
  readonly where: string;
  /** Whether it lies outside this machine. */
  readonly isRemote: boolean;
  readonly read: (key: string) => Promise<Stored | undefined>;
  readonly write: (key: string, body: string) => Promise<void>;
  /** Writes a key that does not exist. @returns whether it was written */
  readonly create: (key: string, body: Buffer | string) => Promise<boolean>;
  /** Replaces the content with this tag; undefined requires a missing key. @returns whether it was replaced */
  readonly swap: (key: string, body: string, tag: string | undefined) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  /** Removes all keys below a prefix, the seal first, so that no reader takes the rest for complete. */
  readonly removeAll: (prefix: string, seal: string) => Promise<void>;
  /** Names of the files and folders right under a prefix that ends in a slash. */
  readonly children: (prefix: string) => Promise<readonly string[]>;
  /**
   * Moves a finished local folder to a prefix.
   * @param seal the file that makes it complete: written last, and only where it does not exist
   * @returns whether it was published; false when the prefix has its seal already
   */
  readonly publish: (folder: string, prefix: string, seal: string) => Promise<boolean>;
  /** Makes an empty local folder for the content of a prefix. */
  readonly workFolder: (prefix: string) => string;
  /** Removes such a folder, whether its content was published or not. */
  readonly removeWork: (folder: string) => void;
  /** Closes connections. */
  readonly close: () => Promise<void>;
}
