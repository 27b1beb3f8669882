import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAlive } from '../../lib/processes';
import { quietly } from '../../lib/quietly';
import { userName } from '../../lib/user-name';

/** The process that holds or wants a lock, as written into the lock and shown to people. */
export interface Owner {
  readonly user: string;
  /** The machine's name and boot, and its process namespace: the process number is only meaningful there. */
  readonly host: string;
  readonly pid: number;
  /** When the process began, because systems reuse process numbers. */
  readonly born: string;
  readonly since: string;
  readonly task: string;
}

const birthOf = (pid: number | 'self'): string =>
  // The process name may contain spaces and brackets, so fields are counted after its end.
  quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '', '');

// Machines made from one image may have the same name.
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

/** Whether the owner's process has ended; undefined where this machine cannot see it. */
export function hasEnded({ host, pid, born }: Owner): boolean | undefined {
  if (host !== hostId()) return undefined;
  if (!isAlive(pid)) return true;
  const now = birthOf(pid);
  return now !== '' && born !== '' && now !== born;
}

export const describeOwner = ({ user, host, pid, since, task }: Owner): string =>
  `${user} on ${host.split(' ', 1)[0] ?? host} (process ${pid}), ${task}, since ${since}`;
