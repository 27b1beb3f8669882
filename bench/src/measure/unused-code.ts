/** Chromium's coverage of one script: nested ranges, where the inner ones count. */
export interface ScriptCoverage {
  readonly source?: string;
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/** How many characters of a script never ran. */
function unusedIn({ source = '', functions }: ScriptCoverage): number {
  const ran = new Uint8Array(source.length).fill(1);
  // Outer ranges come before those inside them, of functions as well as of blocks.
  const ranges = functions.flatMap((one) => one.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + (one === 0 ? 1 : 0), 0);
}

/** The part of the scripts' characters that never ran, between 0 and 1; 0 for no script. */
export function unusedShare(scripts: readonly ScriptCoverage[]): number {
  const all = scripts.reduce((sum, { source = '' }) => sum + source.length, 0);
  return all === 0 ? 0 : scripts.reduce((sum, script) => sum + unusedIn(script), 0) / all;
}
