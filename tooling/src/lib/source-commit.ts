import { spawnSync } from 'node:child_process';

/** The git state of a folder. */
export interface SourceCommit {
  readonly commit: string;
  /** Whether files of the folder differ from the commit. */
  readonly changed: boolean;
}

const git = (folder: string, ...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The checked-out commit of these paths; undefined without version control, as in an image. */
export function sourceCommit(folder: string, paths: readonly string[] = ['.']): SourceCommit | undefined {
  const commit = git(folder, 'rev-parse', 'HEAD');
  if (commit === undefined) return undefined;
  return { commit, changed: git(folder, 'status', '--porcelain', '--', ...paths) !== '' };
}
