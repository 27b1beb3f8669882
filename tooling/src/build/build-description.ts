/** What a build reports about itself: the presets of `@rifas/remote-sdk` write it, and releases include it. */
export interface BuildDescription {
  readonly format: 1;
  /** Version of the kit that built it. */
  readonly sdk: string;
  /** `webpack 5.110.3` */
  readonly tool: string;
  /** JavaScript files of each named part, as in release.json; empty where the tool does not report them. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Installed packages that the build read; the licence is empty where the package names none. */
  readonly packages: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
}

/** Name of the file in a built folder. No page loads it. */
export const BUILD_FILE = 'rifas-build.json';
