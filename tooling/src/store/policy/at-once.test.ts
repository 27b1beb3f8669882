import { BARE_BUCKET } from '../storage/storages.testing';
import { changeTeams, readTeams } from '../teams/teams';
import { isProduction, setProduction } from './production';

test('simultaneous changes of teams and of production sites are all kept', async () => {
  const { storage } = await BARE_BUCKET[1]();
  const names = ['one', 'two', 'three', 'four', 'five'];
  await Promise.all(
    names.flatMap((name) => [
      changeTeams(storage, (teams) => ({ ...teams, [name]: { keys: [], may: [name] } })).then(() => undefined),
      setProduction(storage, name, true).then(() => undefined),
    ]),
  );
  expect(Object.keys((await readTeams(storage, undefined)) ?? {}).sort()).toEqual([...names].sort());
  expect(await Promise.all(names.map((name) => isProduction(storage, name)))).toEqual(names.map(() => true));
});
