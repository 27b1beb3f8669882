import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SWC_OPTIONS } from './swc-options.mjs';

const require = createRequire(import.meta.url);
const PLUGIN = require.resolve('@swc/plugin-styled-components');

/**
 * Compiler options that also take the comments and blanks out of the styles. They are template strings, so the minifier
 * leaves them alone.
 */
export const SHORT_STYLES = {
  jsc: {
    ...SWC_OPTIONS.jsc,
    experimental: {
      plugins: [
        [PLUGIN, { minify: true, transpileTemplateLiterals: false, displayName: false, fileName: false, ssr: false }],
      ],
      // By default the compiled plugin is kept in the folder in which the build was started.
      cacheRoot: join(import.meta.dirname, '../.cache/swc'),
    },
  },
};
