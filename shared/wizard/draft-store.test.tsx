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

test('a draft still exists after a reload', () => {
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

test('a draft that begins before the seller is known belongs to the seller of the session', () => {
  const store = newStore();
  store.setState({ selected: ['00123'] });
  signIn(1);
  expect(store.getState()).toMatchObject({ selected: ['00123'], owner: 1 });
});

test('another seller in the same tab does not see the draft, also after a reload', () => {
  const store = newStore();
  signIn(1);
  store.setState({ selected: ['00123'] });
  signIn(2);
  expect(store.getState().selected).toEqual([]);

  store.setState({ selected: ['00456'] });
  signIn(3);
  expect(newStore().getState().selected).toEqual([]);
});

test('sellers without an id are told apart by their names', () => {
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
])('the stored text %s gives the empty draft', (stored) => {
  sessionStorage.setItem('test', stored);
  expect(newStore().getState().selected).toEqual([]);
});

test('without a reader of its own, a draft leaves out stored parts of another type', () => {
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

describe('after a login, before the seller is known', () => {
  /** Draws a page with the draft that seller 1 left in the tab. */
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
  ])('a page waits until the seller is known: seller %d finds "%s"', async (seller, found) => {
    await drawLeft();
    await act(async () => signIn(seller));
    expect(await screen.findByText(found)).toBeVisible();
  });

  test('a passenger without id and name ends the waiting, because some APIs give neither', async () => {
    await drawLeft();
    await act(async () => useSession.setState({ passenger: named('') }));
    expect(await screen.findByText('elegidas: 00123')).toBeVisible();
  });

  test('a page stops waiting after a while, and shows no draft that may belong to somebody else', async () => {
    jest.useFakeTimers();
    await drawLeft();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('elegidas:')).toBeVisible();
  });
});

test.each([
  [1, ['00123']],
  [2, []],
])('after a reload the device knows the seller of the session: seller %d finds %j', (seller, found) => {
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

test('a draft that is reset keeps its owner', () => {
  const { useDraft, reset } = newDraft();
  signIn(1);
  useDraft.setState({ selected: ['00123'] });
  reset();
  expect(useDraft.getState()).toEqual({ selected: [], owner: 1 });
});

test('onDropped is called when a draft is dropped, and only then', () => {
  const onDropped = jest.fn();
  createDraftStore('test', empty, { onDropped });
  signIn(1);
  signIn(undefined);
  signIn(1);
  expect(onDropped).not.toHaveBeenCalled();
  signIn(2);
  expect(onDropped).toHaveBeenCalledTimes(1);
});
