import { serve } from '../lib/afterwards.testing';
import { readSettings } from '../lib/settings';
import { dev } from './dev';

test.each([
  [['mf-auth'], {}],
  [['mf-auth'], { alone: true }],
  [[], { gallery: true }],
])('a port in use is reported before a compiler starts: %j %j', async (names, kinds) => {
  const { port } = await serve(() => undefined);
  const settings = readSettings({ HOST: '127.0.0.1', PORT: String(port) });
  await expect(dev(settings, names, kinds)).rejects.toThrow(`Port ${port} is taken`);
});
