import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import type { OnBuilt } from '../bundlers';
import { developAgainst } from './dev';
import { startDevServer } from './dev-server';

let built: OnBuilt = () => undefined;
let checked: (problem: string) => void = () => undefined;
let stop: () => Promise<void> = async () => undefined;

jest.mock('@rifas/tooling/lib/processes', () => ({ stopOnSignals: (end: typeof stop) => (stop = end) }));
jest.mock('../bundlers', () => ({
  watchRemote: async (_root: string, _to: string, onBuilt: OnBuilt) => {
    built = onBuilt;
    setImmediate(() => built('', 'one'));
    return async () => undefined;
  },
}));
jest.mock('./dev-server', () => ({ startDevServer: jest.fn() }));
jest.mock('./live-site', () => ({ liveSite: async () => ({ origin: 'https://rifas.example', deployment: 'dtyt' }) }));
jest.mock('./watch-types', () => ({
  watchTypes: (_root: string, onChecked: typeof checked) => {
    checked = onChecked;
    return () => undefined;
  },
}));

const root = temporaryFolder('dev');
afterAll(() => stop());

test('a fixed mistake is not reported again after the build, although the types are still being checked', async () => {
  writeFileSync(join(root, 'feature.json'), JSON.stringify({ name: 'mf-a', contract: '^2.0.0', routes: [] }));
  const tell = jest.fn();
  jest.mocked(startDevServer).mockResolvedValue({ origin: '', tell, close: async () => undefined });
  const said: string[] = [];
  await developAgainst({ root, against: 'https://rifas.example', port: 4400, say: (text) => said.push(text) });
  said.length = 0;
  built('the build is wrong', '');
  checked('the types are wrong');
  built('', 'two');
  expect(said).toEqual(['the build is wrong', 'the types are wrong', 'mf-a: built']);
  expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ hash: 'two', problem: 'the types are wrong' }));
  checked('');
  expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ problem: '' }));
});

test('a feature.json that is not JSON is named before anything is built', async () => {
  writeFileSync(join(root, 'feature.json'), '{ "name": "mf-a" "contract": "^2.0.0" }');
  const begun = developAgainst({ root, against: 'https://rifas.example', port: 4400, say: () => undefined });
  await expect(begun).rejects.toThrow(/feature\.json is not JSON: /);
});
