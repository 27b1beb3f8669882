import type { Plugin } from 'vite';

/** What `@module-federation/vite` takes for a module that is still to be parsed. */
const AWAITED = 'rifas:the-whole-graph';
/** The plugin waits 10 ms, which a busy machine needs to open the next file. */
const QUIET_MS = 1000;

type Hook = (this: unknown, given: unknown) => unknown;

const hookOf = (plugins: readonly Plugin[], name: string, hook: 'load' | 'moduleParsed'): Hook | undefined => {
  const found: unknown = plugins.find((plugin) => plugin.name === name)?.[hook];
  return typeof found === 'function' ? (found as Hook) : undefined;
};

/**
 * Lets the federation plugin wait until every module has been read. Of what the page provides it gives a build the names that are imported
 * somewhere, and it takes the reading for done when nothing was opened for 10 ms: on a busy machine builds failed then with "is not exported
 * by". One module more stands in its list, and counts as read after a second without any.
 * @param plugins those of `federation()`; of a version that reads in another way nothing is changed
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
