import { join } from 'node:path';
import ts from 'typescript';

/**
 * Checks the types of a repository on every change.
 * @param onChecked called with what the compiler says; empty where nothing is wrong
 * @returns what ends it
 */
export function watchTypes(root: string, onChecked: (problem: string) => void): () => void {
  const host = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  };
  let found: ts.Diagnostic[] = [];
  const watchHost = ts.createWatchCompilerHost(
    join(root, 'tsconfig.json'),
    { noEmit: true },
    ts.sys,
    ts.createSemanticDiagnosticsBuilderProgram,
    (diagnostic) => found.push(diagnostic),
    () => undefined,
  );
  const after = watchHost.afterProgramCreate;
  watchHost.afterProgramCreate = (program) => {
    found = [];
    after?.(program);
    onChecked(ts.formatDiagnostics(found, host));
  };
  const watching = ts.createWatchProgram(watchHost);
  return () => watching.close();
}
