import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@rifas/tooling/lib/settings';
import { openRequests, writeAnswer, type PreviewAnswer } from '@rifas/tooling/store/asked/asked-previews';
import { releaseFakes } from '@rifas/tooling/store/releases/fake-releases.testing';
import { storageIn } from '@rifas/tooling/store/storage/open-storage';
import { previewRemote } from './preview';

const ADDRESS = '/__preview/0123456789abcdef0123456789abcdef';

let root: string;
let address: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'repository-'));
  address = mkdtempSync(join(tmpdir(), 'store-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '1.1.0', packageManager: 'pnpm@10.34.9' }));
  writeFileSync(join(root, 'feature.json'), JSON.stringify({ name: 'mf-a' }));
});

const ask = (more: object = {}) =>
  previewRemote({
    root,
    address,
    settings: readSettings({}),
    site: 'dtyt',
    seconds: 60,
    why: 'look',
    origin: 'https://rifas.example',
    waitSeconds: 20,
    ...more,
  });

/** Answers the next request for a preview, as ops would. */
async function answerNext(answer: PreviewAnswer): Promise<void> {
  const storage = storageIn(address);
  for (;;) {
    const [open] = await openRequests(storage, 'dtyt', undefined);
    if (open) return writeAnswer(storage, 'dtyt', open.id, answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('the address of a preview is printed as soon as ops have answered', async () => {
  await releaseFakes(storageIn(address), 'mf-a@1.1.0');
  const [said] = await Promise.all([
    ask(),
    answerNext({ name: 'mf-a', composition: 2, address: ADDRESS, until: 1_800_000_000 }),
  ]);
  expect(said).toBe(
    `dtyt shows mf-a 1.1.0 to whoever opens this address of it, until 2027-01-15T08:00:00.000Z:\n\n  https://rifas.example${ADDRESS}\n`,
  );
});

test('a refusal is reported in the words of the site, and the end of a preview is confirmed', async () => {
  await releaseFakes(storageIn(address), 'mf-a@1.1.0');
  await Promise.all([
    expect(ask()).rejects.toThrow('dtyt shows no preview. It has eight.'),
    answerNext({ name: 'mf-a', refused: 'It has eight.' }),
  ]);
  const [said] = await Promise.all([ask({ seconds: 0 }), answerNext({ name: 'mf-a', ended: 2 })]);
  expect(said).toBe('The preview of mf-a on dtyt has ended.');
});

test('a version that is not released is refused before a preview is requested, with the command of the package manager', async () => {
  await expect(ask()).rejects.toThrow(`Release it first: pnpm exec rifas release --storage ${address}`);
  expect(await openRequests(storageIn(address), 'dtyt', undefined)).toEqual([]);
});

test('a site that the storage does not have is refused at once, with the sites that it has', async () => {
  await releaseFakes(storageIn(address), 'mf-a@1.1.0');
  await storageIn(address).write('sites/ccee/current', '1 1');
  await expect(ask()).rejects.toThrow('has no site dtyt. It has ccee: name one of them with --to.');
  expect(await openRequests(storageIn(address), 'dtyt', undefined)).toEqual([]);
});

test('when ops do not answer, the message names their command, and the request stays open', async () => {
  await releaseFakes(storageIn(address), 'mf-a@1.1.0');
  await expect(ask({ waitSeconds: 0 })).rejects.toThrow('npm run ops -- answer-previews dtyt --follow');
  expect(await openRequests(storageIn(address), 'dtyt', undefined)).toMatchObject([{ asked: { name: 'mf-a' } }]);
});
