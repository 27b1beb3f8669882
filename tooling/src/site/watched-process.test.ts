import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { watchProcess } from './watched-process';

let children: EventEmitter[];
let lines: string[];
let refuse: boolean;
const stopOne = jest.fn(async () => undefined);
beforeEach(() => {
  jest.useFakeTimers();
  [children, lines, refuse] = [[], [], false];
  stopOne.mockClear();
});

const watched = () =>
  watchProcess({
    start: async () => {
      if (refuse) throw new Error('no database\nmore');
      const child = new EventEmitter();
      children.push(child);
      return child as ChildProcess;
    },
    stopOne,
    log: (line) => lines.push(line),
  });
const end = (signal: string | null, code: number | null = null) => children.at(-1)?.emit('exit', code, signal);

test('a process that ends is started again, with growing pauses and a log line each time', async () => {
  const { stop } = await watched();
  end('SIGKILL');
  await jest.advanceTimersByTimeAsync(999);
  expect(children).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(children).toHaveLength(2);
  end(null, 1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(lines).toEqual([
    'The backend ended (SIGKILL). It is started again in 1 s.',
    'The backend runs again.',
    'The backend ended (code 1). It is started again in 2 s.',
    'The backend runs again.',
  ]);
  await stop();
});

test('a failed start is repeated, and a process that ran for a while starts again after the short pause', async () => {
  const { stop } = await watched();
  refuse = true;
  end('SIGKILL');
  await jest.advanceTimersByTimeAsync(1000);
  expect(lines.at(-1)).toBe('The backend ended (no database). It is started again in 2 s.');
  refuse = false;
  await jest.advanceTimersByTimeAsync(2000);
  expect(lines.at(-1)).toBe('The backend runs again.');
  await jest.advanceTimersByTimeAsync(60_000);
  end('SIGKILL');
  expect(lines.at(-1)).toBe('The backend ended (SIGKILL). It is started again in 1 s.');
  await stop();
});

test('a stopped process is not started again, not even when a restart was due', async () => {
  const first = await watched();
  await first.stop();
  expect(stopOne).toHaveBeenCalledTimes(1);
  end('SIGTERM');
  const second = await watched();
  end('SIGKILL');
  await second.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(children).toHaveLength(2);
  expect(lines).toHaveLength(1);
});
