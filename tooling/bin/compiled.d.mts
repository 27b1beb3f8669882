import type { BuildOptions, Plugin } from 'esbuild';

export declare const NODE_PROGRAM: BuildOptions;
export declare const WITH_REQUIRE: BuildOptions;
export declare function withAddress(expressionOf: (path: string) => string): Plugin;
