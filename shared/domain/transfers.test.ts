import { raffleInStates } from './raffle-in-states.testing';
import { TICKET_STATES } from './ticket';
import { canApply, canTransfer, groupByOwner, nextState, type BagEntry, type TransferAction } from './transfers';

const ACTIONS: TransferAction[] = ['put', 'remove', 'request', 'direct', 'confirm'];

test('the state machine allows exactly these five moves', () => {
  const moves = TICKET_STATES.flatMap((state) =>
    ACTIONS.filter((action) => nextState(state, action)).map(
      (action) => `${state} --${action}--> ${nextState(state, action)}`,
    ),
  );
  expect(moves).toEqual([
    'pending --put--> inBag',
    'pending --direct--> requested',
    'inBag --remove--> pending',
    'inBag --request--> requested',
    'requested --confirm--> pending',
  ]);
});

test('an action applies to all tickets of a raffle, or to none', () => {
  expect(canApply(raffleInStates('1', ['inBag', 'inBag']), 'remove')).toBe(true);
  expect(canApply(raffleInStates('1', ['inBag', 'paid']), 'remove')).toBe(false);
  expect(canApply([], 'put')).toBe(false);
});

test.each([
  [['pending', 'pending'], false, true],
  [['pending', 'pending'], true, false],
  [['pending', 'paid'], false, false],
  [['requested'], false, false],
  [[], false, false],
] as const)('a raffle with the states %j and a live attempt %p can be transferred: %p', (states, live, expected) =>
  expect(canTransfer(raffleInStates('1', states), live)).toBe(expected),
);

const entry = (number: string, id: number | undefined, name: string): BagEntry => ({
  number,
  draws: ['1', '2'],
  owner: { id, name },
});

test('a bag request is grouped by owner: two owners of one name stay two, and owners without an id go by name', () => {
  const bag = [
    entry('10', 1, 'Ana Paz'),
    entry('3', 2, 'Ana Paz'),
    entry('9', 1, 'Ana Paz'),
    entry('4', undefined, 'Eva'),
    entry('5', undefined, 'Eva'),
  ];
  expect(
    groupByOwner(bag).map(({ key, owner, entries }) => [key, owner.name, entries.map(({ number }) => number)]),
  ).toEqual([
    ['id:1', 'Ana Paz', ['9', '10']],
    ['id:2', 'Ana Paz', ['3']],
    ['name:Eva', 'Eva', ['4', '5']],
  ]);
  expect(groupByOwner([])).toEqual([]);
});
