import { spawn } from 'node:child_process';
import { stopProcess, untilPrinted } from '../lib/processes';
import { outsideEnv, rifas, type Repository } from './team-repository';

export interface Started {
  /** What it printed that was waited for. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * A program in a team's repository, once it has printed an address.
 * @param address its first group is the address
 * @throws Error with what it printed when it ends before
 */
export async function startProgram(
  { folder }: Repository,
  [program = '', ...args]: readonly string[],
  address: RegExp,
): Promise<Started> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: outsideEnv() });
  const [, found = ''] = await untilPrinted(child, address, { name: program });
  return { address: found, stop: () => stopProcess(child) };
}

/** `rifas dev --against` of a repository. @returns the address of the live site that proposes the remote */
export const developAgainst = (repository: Repository, site: string, port: number): Promise<Started> =>
  startProgram(
    repository,
    rifas(repository, 'dev', '--against', site, '--port', String(port)),
    /(http\S+__status\?override=\S+)\n/,
  );
