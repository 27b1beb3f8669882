import { spawnProgram, stopProcess, untilPrinted } from '../lib/processes';
import { outsideEnv, rifas, type Repository } from './team-repository';

export interface Started {
  /** The printed address. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program in a team's repository, and waits until it prints an address.
 * @param address a pattern whose first group is the address
 * @throws Error with the program's output when it ends first
 */
export async function startProgram(
  { folder }: Repository,
  [program = '', ...args]: readonly string[],
  address: RegExp,
): Promise<Started> {
  const child = spawnProgram(program, args, { cwd: folder, env: outsideEnv() });
  const [, found = ''] = await untilPrinted(child, address, { name: program });
  return { address: found, stop: () => stopProcess(child) };
}

/** Runs `rifas dev --against` in a repository. @returns the address on the live site that proposes the remote */
export const developAgainst = (repository: Repository, site: string, port: number): Promise<Started> =>
  startProgram(
    repository,
    rifas(repository, 'dev', '--against', site, '--port', String(port)),
    /(http\S+__status\?override=\S+)\n/,
  );
