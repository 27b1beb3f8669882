import { randomUUID } from 'node:crypto';
import { follow } from './follow';

test('a problem that lasts is shown once, though every attempt names another work folder and another entry of the lock', async () => {
  const shown: string[] = [];
  let looks = 0;
  const loop = follow({
    look: () => {
      looks += 1;
      const file = looks < 4 ? `.work-${looks}a/page.html` : `tickets/1-${randomUUID()}`;
      return Promise.reject(new Error(`${file} cannot be written: the disk is full`));
    },
    say: (line) => shown.push(line),
    goesOn: () => looks < 8,
    everySeconds: 0,
  });
  await expect(loop).rejects.toThrow('the disk is full');
  expect(shown).toEqual([
    '.work-1a/page.html cannot be written: the disk is full',
    expect.stringMatching(/^tickets\/1-.{36} cannot be written/),
  ]);
});
