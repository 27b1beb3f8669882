import type { Plugin } from 'vite';

/** A name that `@module-federation/vite` takes for a module that is not parsed yet. */
const AWAITED = 'rifas:the-whole-graph';
/** The plugin waits only 10 ms. A busy machine can need longer to open the next file. */
const QUIET_MS = 1000;

type Hook = (this: unknown, given: unknown) => unknown;

const hookOf = (plugins: readonly Plugin[], name: string, hook: 'load' | 'moduleParsed'): Hook | undefined => {
  const found: unknown = plugins.find((plugin) => plugin.name === name)?.[hook];
  return typeof found === 'function' ? (found as Hook) : undefined;
};

/**
 * Makes the federation plugin wait until every module has been read. The plugin provides only the names of shared
 * modules that some module imports. It assumes that reading is complete when nothing was opened for 10 ms, so builds on
 * a busy machine failed with "is not exported by". An additional module in its list counts as read after one second
 * without reading.
 * @param plugins the plugins of `federation()`; a version that reads in another way is not changed
 */
export function untilWholeGraph(plugins: readonly Plugin[]): Plugin[] {
  const begun = hookOf(plugins, 'parseStart', 'load');
  const ended = hookOf(plugins, 'parseEnd', 'moduleParsed');
  if (!begun || !ended) return [];
  let quiet: NodeJS.Timeout | undefined;
  const again = (context: unknown) => {
    clearTimeout(quiet);
    quiet = setTimeout(
      () => void ended.call(context, { id: AWAITED, importedIds: [], dynamicallyImportedIds: [] }),
      QUIET_MS,
    );
  };
  return [
    {
      name: 'rifas-whole-graph',
      apply: 'build',
      enforce: 'pre',
      buildStart() {
        void begun.call(this, AWAITED);
        again(this);
      },
      load() {
        again(this);
      },
      moduleParsed() {
        again(this);
      },
      buildEnd() {
        clearTimeout(quiet);
      },
    },
  ];
}
