import { join } from 'node:path';
import { loadDeployment } from '../../compose/load-deployment';
import { temporaryFolder } from '../../lib/files';
import { askPreview, openRequests, readAnswer, type AskedPreview } from '../../store/asked/asked-previews';
import { setProduction } from '../../store/policy/production';
import { releaseFakes } from '../../store/releases/fake-releases.testing';
import { readPointer } from '../../store/sites/sites';
import { findState } from '../../store/states/states';
import { QUICK_STORAGES, type TestStorage } from '../../store/storage/storages.testing';
import { makeKey, readSigningKey, signRelease, type SigningKey } from '../../store/teams/signature';
import { changeTeams } from '../../store/teams/teams';
import { answerPreviews } from './asked-preview';
import { deploy } from './deploy';

const site = 'main';
const source = { ...loadDeployment('dtyt'), previews: true, remotes: { shell: '1.0.0', 'mf-a': '1.0.0' } };
const common = { site, versionOfLocal: () => '' };
const WANTED = { site, name: 'mf-a', version: '1.1.0', seconds: 60, why: 'look', by: 'ana' };

describe.each(QUICK_STORAGES)('in %s', (_kind, open) => {
  let opened: TestStorage;
  const ask = (more: Partial<AskedPreview> = {}, key?: SigningKey) =>
    askPreview(opened.storage, { ...WANTED, ...more }, key);
  const answerAll = (more: object = {}) =>
    answerPreviews(opened.storage, { ...common, source: { ...source, ...more } });
  const answerTo = async (asked: AskedPreview) => {
    await answerAll();
    return readAnswer(opened.storage, asked);
  };
  const shown = async () => (await readPointer(opened.storage, site)).previews?.map(({ number }) => number) ?? [];

  beforeEach(async () => {
    opened = await open();
    await releaseFakes(opened.storage, 'shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0', 'mf-new@0.1.0');
    await deploy(opened.storage, { ...common, source });
  });

  test('a preview that a team asks for gets its own address, and everybody else keeps the served composition', async () => {
    const asked = await ask();
    expect(await readAnswer(opened.storage, asked)).toBeUndefined();
    expect(await answerTo(asked)).toMatchObject({
      name: 'mf-a',
      composition: 2,
      address: expect.stringMatching(/^\/__preview\/[0-9a-f]{32}$/),
    });
    expect(await readPointer(opened.storage, site)).toMatchObject({ number: 1, previews: [{ number: 2 }] });
    const { state } = await readPointer(opened.storage, site);
    expect(await findState(opened.storage, site, state)).toMatchObject({
      previews: [{ why: 'look, asked by ana for mf-a' }],
    });
    // A request is answered once, not again each time ops look.
    expect(await answerAll()).toEqual([]);
    expect(await openRequests(opened.storage, site, undefined)).toEqual([]);
  });

  test('a team can ask for a preview of a remote that the site does not have', async () => {
    expect(await answerTo(await ask({ name: 'mf-new', version: '0.1.0' }))).toMatchObject({ composition: 2 });
  });

  test('each remote has one preview at a time, and its team ends it', async () => {
    const first = await ask();
    await answerAll();
    await answerTo(await ask({ name: 'mf-new', version: '0.1.0' }));
    await answerTo(await ask());
    expect(await shown()).toEqual([3, 4]);
    // Requests that are obsolete are removed.
    await answerAll();
    expect(await readAnswer(opened.storage, first)).toMatchObject({ composition: 2 });
    expect(await answerTo(await ask({ seconds: 0 }))).toMatchObject({ name: 'mf-a', ended: 4 });
    expect(await shown()).toEqual([3]);
    expect(await answerTo(await ask({ seconds: 0 }))).toMatchObject({
      name: 'mf-a',
      refused: 'main has no preview that was asked for mf-a.',
    });
  });

  test('two processes that answer at once make one preview, and a refusal stays for the team that waits for it', async () => {
    const [asked, refused] = [await ask({ seconds: 7200 }), await ask({ version: '9.0.0' })];
    const all = await Promise.all([answerAll(), answerAll()]);
    expect(all.flat()).toHaveLength(2);
    expect(await shown()).toHaveLength(1);
    await answerAll();
    expect(await readAnswer(opened.storage, refused)).toMatchObject({ refused: expect.any(String) });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000);
    await answerAll();
    jest.restoreAllMocks();
    expect(await readAnswer(opened.storage, refused)).toBeUndefined();
    expect(await readAnswer(opened.storage, asked)).toBeDefined();
  });

  test.each<[string, Partial<AskedPreview>, string]>([
    ['a version that is not released', { version: '9.0.0' }, 'mf-a 9.0.0 is not released'],
    ['a name that is none', { name: '../shell' }, "'../shell@1.1.0' names no release"],
    ['a time that no preview has', { seconds: 40 * 86_400 }, 'a preview of main lives 30d at most'],
    ['a time that no calendar has', { seconds: 1e300 }, 'a preview of main lives 30d at most'],
    ['a version that is none', { version: '../../1' }, "'../../1' is no version"],
  ])('%s is refused in the answer, and nothing changes', async (_what, more, refused) => {
    expect(await answerTo(await ask(more))).toMatchObject({
      name: more.name ?? 'mf-a',
      refused: expect.stringContaining(refused),
    });
    expect(await shown()).toEqual([]);
  });

  test.each([{ by: 'ana\u001B[2J' }, { name: 'mf-a\nshell' }, { version: '1'.repeat(300) }])(
    'a request whose text does not fit on a line of a terminal is not read: %j',
    async (more) => {
      const asked = await ask(more);
      expect(await answerAll()).toMatchObject([{ asked: undefined }]);
      expect(await readAnswer(opened.storage, asked)).toMatchObject({
        refused: 'The request counts for nothing: it cannot be read.',
      });
    },
  );

  test('a deployment without previews refuses a request and says what ops write to allow them', async () => {
    const asked = await ask();
    await answerAll({ previews: false });
    expect(await readAnswer(opened.storage, asked)).toMatchObject({
      refused: expect.stringContaining('write "previews": true there'),
    });
  });

  test('a production site refuses a request without a reason', async () => {
    await setProduction(opened.storage, site, true);
    expect(await answerTo(await ask({ why: ' ' }))).toMatchObject({
      refused: "main is production: say why, with --why 'text'.",
    });
    expect(await answerTo(await ask())).toMatchObject({ composition: 2 });
  });

  test('a request that is old, made for another site or unreadable is ignored', async () => {
    const old = await ask();
    const [open] = await openRequests(opened.storage, site, undefined, Date.now() + 3_600_001);
    expect(open?.problem).toContain('is no longer now');
    const body = (await opened.storage.read(`asked/${site}/${old.id}.json`))?.body.toString() ?? '';
    await opened.storage.write(`asked/other/${old.id}.json`, body);
    await opened.storage.write(`asked/other/${'f'.repeat(32)}.json`, '{');
    const elsewhere = await openRequests(opened.storage, 'other', undefined);
    expect(elsewhere.map(({ problem }) => problem).sort()).toEqual([
      'it cannot be read',
      `it was asked of main as ${old.id}`,
    ]);
  });

  test('in a store with teams the key decides what a team may preview, and a signed request cannot be changed', async () => {
    const folder = temporaryFolder('asked');
    const [ours, theirs] = ['ours', 'theirs'].map((name) => {
      makeKey(join(folder, name));
      return readSigningKey(join(folder, name));
    }) as [SigningKey, SigningKey];
    await changeTeams(opened.storage, () => ({
      all: { keys: [ours.publicKey], may: ['*'] },
      theirs: { keys: [theirs.publicKey], may: ['mf-new'] },
    }));
    for (const [name, version] of [
      ['shell', '1.0.0'],
      ['mf-a', '1.0.0'],
      ['mf-a', '1.1.0'],
    ] as const)
      await signRelease(opened.storage, name, version, ours);

    expect(await answerTo(await ask())).toMatchObject({ refused: expect.stringContaining('not signed') });
    expect(await answerTo(await ask({}, theirs))).toMatchObject({
      refused: expect.stringContaining('team theirs may not release mf-a'),
    });
    const changed = await ask({}, ours);
    const key = `asked/${site}/${changed.id}.json`;
    const text = (await opened.storage.read(key))?.body.toString() ?? '';
    await opened.storage.write(key, text.replace('look', 'loot'));
    expect(await answerTo(changed)).toMatchObject({ refused: expect.stringContaining('not what was signed') });
    expect(await answerTo(await ask({}, ours))).toMatchObject({ composition: 2 });
  });
});
