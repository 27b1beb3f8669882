export type Mode = 'production' | 'development';

/** What a bundler calls a configuration with. */
export interface Options {
  readonly mode?: Mode;
  /** Single modules are replaced in an open page: `rifas dev` asks for it. */
  readonly hot?: boolean;
}
