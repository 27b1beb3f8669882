import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { rememberOnDevice, sessionPassenger, useSession } from '@rifas/shared/session';
import { SELLER } from '@rifas/shared/session/kept';
import { createDraftStore } from './draft-store';

const signIn = (passengerId: number | undefined) =>
  useSession.setState({
    passenger:
      passengerId === undefined ? undefined : sessionPassenger({ firstName: 'Ana', lastName: 'Pérez', passengerId }),
  });

const named = (firstName: string) => sessionPassenger({ firstName, lastName: '', passengerId: undefined });

interface Draft {
  readonly selected: readonly string[];
}
const empty: Draft = { selected: [] };
const texts = (list: readonly unknown[] = []) => list.filter((item) => typeof item === 'string');
const newDraft = () =>
  createDraftStore<Draft>('test', empty, { read: ({ selected }) => ({ selected: texts(selected) }) });
const newStore = () => newDraft().useDraft;

beforeEach(() => {
  rememberOnDevice(SELLER, null);
  signIn(undefined);
});

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
  expect(store.getState()).toMatchObject({ selected: ['00123'], owner: 1 });
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

test('an API that gives sellers no id tells them from one another by their names', () => {
  const store = newStore();
  useSession.setState({ passenger: named('Ana') });
  store.setState({ selected: ['00123'] });
  useSession.setState({ passenger: undefined });
  useSession.setState({ passenger: named('Ana') });
  expect(store.getState().selected).toEqual(['00123']);
  useSession.setState({ passenger: named('Bruno') });
  expect(store.getState().selected).toEqual([]);
});

test.each([
  'null',
  '{"state":null,"version":0}',
  '{"state":{"selected":"x"},"version":0}',
  '{"state":{"selected":[1,null]},"version":0}',
])('a storage that holds %s gives the empty draft', (stored) => {
  sessionStorage.setItem('test', stored);
  expect(newStore().getState().selected).toEqual([]);
});

test('without a reader of its own, parts of another kind are left out', () => {
  sessionStorage.setItem(
    'test',
    '{"state":{"selected":{"length":1},"buyer":null,"typed":"hola","link":"/pago/t"},"version":0}',
  );
  const { useDraft } = createDraftStore('test', {
    selected: ['00123'],
    buyer: { name: '' },
    typed: '',
    link: undefined,
  });
  expect(useDraft.getState()).toEqual({
    selected: ['00123'],
    buyer: { name: '' },
    typed: 'hola',
    link: '/pago/t',
    owner: undefined,
  });
});

describe('after a login it is not known yet whose session it is', () => {
  /** What seller 1 left in the tab, on the page that the way back leads to. */
  async function drawLeft() {
    const { useDraft } = newDraft();
    signIn(1);
    useDraft.setState({ selected: ['00123'] });
    signIn(undefined);
    const Page = () => <p>elegidas: {useDraft(({ selected }) => selected.join())}</p>;
    await act(async () =>
      render(
        <Suspense fallback="cargando">
          <Page />
        </Suspense>,
      ),
    );
    expect(screen.getByText('cargando')).toBeVisible();
  }

  test.each([
    [1, 'elegidas: 00123'],
    [2, 'elegidas:'],
  ])('nothing is drawn until it is: seller %d finds "%s"', async (seller, found) => {
    await drawLeft();
    await act(async () => signIn(seller));
    expect(await screen.findByText(found)).toBeVisible();
  });

  test('a passenger without id and name, as some APIs tell it, is not waited for', async () => {
    await drawLeft();
    await act(async () => useSession.setState({ passenger: named('') }));
    expect(await screen.findByText('elegidas: 00123')).toBeVisible();
  });

  test('a page does not wait for ever, and goes on without what may be somebody else’s', async () => {
    jest.useFakeTimers();
    await drawLeft();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('elegidas:')).toBeVisible();
  });
});

test.each([
  [1, ['00123']],
  [2, []],
])('after a reload the device knows whose session it is: seller %d finds %j', (seller, found) => {
  const store = newStore();
  signIn(1);
  store.setState({ selected: ['00123'] });
  signIn(undefined);
  rememberOnDevice(SELLER, seller);
  const again = newStore();
  const Page = () => <p>elegidas: {again(({ selected }) => selected.join())}</p>;
  render(<Page />);
  expect(screen.getByText(`elegidas: ${found.join()}`.trim())).toBeVisible();
});

test('beginning afresh keeps whose draft it is', () => {
  const { useDraft, reset } = newDraft();
  signIn(1);
  useDraft.setState({ selected: ['00123'] });
  reset();
  expect(useDraft.getState()).toEqual({ selected: [], owner: 1 });
});

test('what goes with a draft is told to go when it is dropped, and only then', () => {
  const onDropped = jest.fn();
  createDraftStore('test', empty, { onDropped });
  signIn(1);
  signIn(undefined);
  signIn(1);
  expect(onDropped).not.toHaveBeenCalled();
  signIn(2);
  expect(onDropped).toHaveBeenCalledTimes(1);
});
