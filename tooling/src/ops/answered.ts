import { textOf, UsageError, type CommandRow } from '../lib/command-line';
import { openStorage } from '../store/storage/open-storage';
import type { OpsCommand } from './commands/command';

export const WAIT = {
  flags: '--wait <seconds>',
  what: 'how long to wait for another deploy to the same site (120)',
};
export const WHY = { flags: '--why <text>', what: 'the reason, for the history' };
export const EXPECT = { flags: '--expect <number>', what: 'refuse if another composition is served by then' };

export const SMOKE = [
  {
    flags: '--smoke',
    what: 'first draw the pages of new releases in Chromium, with a recorded API (default if there is a Chromium)',
  },
  { flags: '--no-smoke', what: 'do not draw them' },
] as const;

/** Opens the storage, runs the command and shows its answer. */
export const answered =
  (load: () => Promise<OpsCommand>): CommandRow['run'] =>
  async ({ settings, terminal }, args, values) => {
    const json = values['json'] === true;
    const where = textOf(values, 'storage');
    // A variable of the shell that is not set: the command must not go to the folders of this checkout instead.
    if (where === '') throw new UsageError('--storage is empty: name a folder, or a bucket as s3://bucket/prefix.');
    const storage = await openStorage(settings, where);
    try {
      const command = await load();
      const place = { settings, storage, say: json ? terminal.err : terminal.out };
      const { lines, data, good } = await command(place, args, values);
      terminal.out(json ? JSON.stringify(data, null, 2) : lines.join('\n'));
      return good === false ? 1 : 0;
    } finally {
      await storage.close();
    }
  };
