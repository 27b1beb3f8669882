import { BARE_BUCKET } from '../storage/storages.testing';
import { changeTeams, readTeams } from '../teams/teams';
import { isProduction, setProduction } from './production';

test('of people who change who may release what, and what is production, at the same time nobody is forgotten', async () => {
  const { storage, stop } = await BARE_BUCKET[1]();
  const names = ['one', 'two', 'three', 'four', 'five'];
  await Promise.all(
    names.flatMap((name) => [
      changeTeams(storage, (teams) => ({ ...teams, [name]: { keys: [], may: [name] } })).then(() => undefined),
      setProduction(storage, name, true).then(() => undefined),
    ]),
  );
  expect(Object.keys((await readTeams(storage, undefined)) ?? {}).sort()).toEqual([...names].sort());
  expect(await Promise.all(names.map((name) => isProduction(storage, name)))).toEqual(names.map(() => true));
  await stop();
});
