import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { stopProcess } from '../lib/processes';
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
  const found = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const listen = (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString());
      const said = address.exec(printed)?.[1];
      if (said !== undefined) resolve(said);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${String(code)}:\n${printed}`)));
  });
  return { address: found, stop: () => stopProcess(child) };
}

/** `rifas dev --against` of a repository. @returns the address of the live site that proposes the remote */
export const developAgainst = (repository: Repository, site: string, port: number): Promise<Started> =>
  startProgram(
    repository,
    rifas(repository, 'dev', '--against', site, '--port', String(port)),
    /(http\S+__status\?override=\S+)\n/,
  );
