import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAlive } from '../../lib/processes';
import { quietly } from '../../lib/quietly';
import { userName } from '../../lib/user-name';

/** Who holds or wants a lock, as it is written into the lock and shown to people. */
export interface Owner {
  readonly user: string;
  /** Machine, by its name and its present start, and process namespace: only there does the process number mean anything. */
  readonly host: string;
  readonly pid: number;
  /** When the process began: a number is given again after a while. */
  readonly born: string;
  readonly since: string;
  readonly task: string;
}

const birthOf = (pid: number | 'self'): string =>
  // The process name may hold spaces and brackets: fields are counted after its end.
  quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '', '');

// Machines that were made of one image may have one name.
const bootId = (): string => quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), '');
const hostId = (): string => `${hostname()} ${bootId()} ${quietly(() => readlinkSync('/proc/self/ns/pid'), '')}`.trim();

export const thisOwner = (task: string): Owner => ({
  user: userName(),
  host: hostId(),
  pid: process.pid,
  born: birthOf('self'),
  since: new Date().toISOString(),
  task,
});

/** Whether the owner's process has ended; undefined where that cannot be seen from this machine. */
export function hasEnded({ host, pid, born }: Owner): boolean | undefined {
  if (host !== hostId()) return undefined;
  if (!isAlive(pid)) return true;
  const now = birthOf(pid);
  return now !== '' && born !== '' && now !== born;
}

export const describeOwner = ({ user, host, pid, since, task }: Owner): string =>
  `${user} on ${host.split(' ', 1)[0] ?? host} (process ${pid}), ${task}, since ${since}`;
