import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../src/lib/files';
import { freePort } from './free-port';

jest.mock('node:crypto', () => ({ randomInt: jest.fn() }));
const dice = randomInt as unknown as jest.Mock<number, []>;

const DEAD = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));

let folder = '';
beforeEach(() => {
  dice.mockReset();
  folder = temporaryFolder('free-port');
});

const rolls = (...ports: number[]) => ports.forEach((port) => dice.mockReturnValueOnce(port));
const fileOf = (port: number): string => join(folder, String(port));

test('a port is given once, although nobody listens on it yet', async () => {
  rolls(31_001, 31_001, 31_002);
  expect(await freePort(folder)).toBe(31_001);
  expect(await freePort(folder)).toBe(31_002);
});

test('what another living process was given is left to it; what a process that has ended had is given again', async () => {
  rolls(31_003, 31_004, 31_005);
  await freePort(folder);
  writeFileSync(fileOf(31_004), String(process.ppid));
  writeFileSync(fileOf(31_005), String(DEAD));
  expect(await freePort(folder)).toBe(31_005);
  expect(readFileSync(fileOf(31_005), 'utf8')).toBe(String(process.pid));
});

test.each(['0.0.0.0', '127.0.0.1'])('a port that somebody listens on at %s is not given', async (address) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as { readonly port: number };
  rolls(port, 31_006);
  expect(await freePort(folder)).toBe(31_006);
  await new Promise((resolve) => server.close(resolve));
});

test('where everything is taken it says so', async () => {
  rolls(31_007);
  await freePort(folder);
  dice.mockReturnValue(31_007);
  await expect(freePort(folder)).rejects.toThrow('No free port was found between 12000 and 32000.');
});
