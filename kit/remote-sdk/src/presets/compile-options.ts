export type Mode = 'production' | 'development';

/** The options that a bundler passes to a configuration function. */
export interface Options {
  readonly mode?: Mode;
  /** Single modules are replaced in an open page. `rifas dev` sets it. */
  readonly hot?: boolean;
}
