import type { WebpackPluginInstance } from 'webpack';

export declare function eagerModules(code: string): readonly { readonly at: number; readonly text: string }[];

export declare class EagerModules implements WebpackPluginInstance {
  apply: WebpackPluginInstance['apply'];
}
