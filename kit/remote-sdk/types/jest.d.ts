/**
 * The Jest configuration of a remote: `export default jestConfig(import.meta.url)`. Tests run in a page of jsdom, and a console error
 * or an unhandled rejection fails them.
 */
export declare function jestConfig(
  configUrl: string,
  changes?: Readonly<Record<string, unknown>>,
): Record<string, unknown>;
