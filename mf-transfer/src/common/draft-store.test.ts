import { useSession } from '@rifas/shared/session';
import { createDraftStore, readTexts, toggled } from './draft-store';

const signIn = (pasajeroId: number | undefined) =>
  useSession.setState({
    passenger: pasajeroId === undefined ? undefined : { persona: { name: 'Ana', lastName: 'Pérez' }, pasajeroId },
  });

interface Draft {
  readonly selected: readonly string[];
}
const empty: Draft = { selected: [] };
const newStore = () => createDraftStore<Draft>('test', empty, ({ selected }) => ({ selected: readTexts(selected) }));

beforeEach(() => signIn(undefined));

test('a draft is there after a reload', () => {
  newStore().setState({ selected: ['00123'] });
  expect(newStore().getState().selected).toEqual(['00123']);
});

test('a draft outlives an expired session of the same seller', () => {
  const store = newStore();
  signIn(1);
  store.setState({ selected: ['00123'] });
  signIn(undefined);
  signIn(1);
  expect(store.getState().selected).toEqual(['00123']);
});

test('a draft begun before the passenger is known becomes the passenger’s', () => {
  const store = newStore();
  store.setState({ selected: ['00123'] });
  signIn(1);
  expect(store.getState()).toMatchObject({ selected: ['00123'], passengerId: 1 });
});

test('somebody else in the same tab does not see it, after a reload neither', () => {
  const store = newStore();
  signIn(1);
  store.setState({ selected: ['00123'] });
  signIn(2);
  expect(store.getState().selected).toEqual([]);

  store.setState({ selected: ['00456'] });
  signIn(3);
  expect(newStore().getState().selected).toEqual([]);
});

test.each(['null', '{"state":null,"version":0}', '{"state":{"selected":"x"},"version":0}', '{"state":{"selected":[1,null]},"version":0}'])(
  'a storage that holds %s gives the empty draft',
  (stored) => {
    sessionStorage.setItem('rifas.transfer.test', stored);
    expect(newStore().getState().selected).toEqual([]);
  },
);

test('toggling adds at the end and takes out', () => {
  expect(toggled(['1'], '2')).toEqual(['1', '2']);
  expect(toggled(['1', '2'], '1')).toEqual(['2']);
});
