import { readFileSync } from 'node:fs';

/**
 * How long the first thread of a process has been on a processor, in milliseconds: in a Node process the one that answers. It does not
 * depend on what else the machine does, as a clock does.
 * @throws Error where the machine is no Linux
 */
export function processorTimeOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
