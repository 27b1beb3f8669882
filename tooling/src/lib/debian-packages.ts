import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian or Ubuntu and shows apt's output. @returns whether it succeeded */
export function installDebianPackages(env: Readonly<NodeJS.ProcessEnv>, packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const [command = 'apt-get', ...rest] =
    process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  const unattended = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) =>
    spawnSync(command, [...rest, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env: unattended }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

/** The first path that exists, if need be after installing packages. @throws Error with advice when there is none */
export function findProgram(
  name: string,
  paths: () => readonly (string | undefined)[],
  packages: readonly string[],
  env: Readonly<NodeJS.ProcessEnv>,
): string {
  const installed = () => paths().find((path) => path !== undefined && path !== '' && existsSync(path));
  const found = installed();
  if (found) return found;
  console.log(`No ${name} found; installing ${packages.join(' and ')}…`);
  installDebianPackages(env, packages);
  const path = installed();
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_PATH`;
  if (!path)
    throw new Error(
      `${name} is needed and could not be installed by apt. Install ${packages.join(' and ')}, or name the program in ${variable}.`,
    );
  return path;
}
