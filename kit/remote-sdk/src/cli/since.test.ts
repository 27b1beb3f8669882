import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@rifas/shared/remote';

const read = <Value>(path: string): Value =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')) as Value;

test('since.json lists every name of the contract; a new name goes under the current version', () => {
  const since = read<Readonly<Record<string, readonly string[]>>>('kit/remote-sdk/since.json');
  const { surface } = read<{ readonly surface: Readonly<Record<string, unknown>> }>('shared/api/contract.json');
  const known = new Set(Object.values(since).flat());
  const missing = Object.keys(surface).filter((name) => !known.has(name));
  expect({ version: CONTRACT_VERSION, missing }).toEqual({ version: CONTRACT_VERSION, missing: [] });
});
