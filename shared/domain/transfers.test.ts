import { TICKET_STATES, type BagEntry } from '../contracts';
import { raffleOf } from './tickets.testkit';
import { bagOwnerName, canApply, canTransfer, groupByOwner, nextState, type TransferAction } from './transfers';

const ACTIONS: TransferAction[] = ['put', 'remove', 'request', 'direct', 'confirm'];

test('the state machine, whole: what is not here moves nothing', () => {
  const moves = TICKET_STATES.flatMap((state) =>
    ACTIONS.filter((action) => nextState(state, action)).map(
      (action) => `${state} --${action}--> ${nextState(state, action)}`,
    ),
  );
  expect(moves).toEqual([
    'Pendiente de Pago --put--> Para transferir',
    'Pendiente de Pago --direct--> Solicitada',
    'Para transferir --remove--> Pendiente de Pago',
    'Para transferir --request--> Solicitada',
    'Solicitada --confirm--> Pendiente de Pago',
  ]);
});

test('all tickets of a raffle move, or none (D15)', () => {
  expect(canApply(raffleOf('1', ['Para transferir', 'Para transferir']), 'remove')).toBe(true);
  expect(canApply(raffleOf('1', ['Para transferir', 'Pago']), 'remove')).toBe(false);
  expect(canApply([], 'put')).toBe(false);
});

test.each([
  [['Pendiente de Pago', 'Pendiente de Pago'], false, true],
  [['Pendiente de Pago', 'Pendiente de Pago'], true, false],
  [['Pendiente de Pago', 'Pago'], false, false],
  [['Solicitada'], false, false],
  [[], false, false],
] as const)('%j with a live attempt %p can be transferred: %p', (states, live, expected) =>
  expect(canTransfer(raffleOf('1', states), live)).toBe(expected),
);

const entry = (
  Numero: string,
  pasajero_id: number | null,
  pasajero_nombres: string | null,
  pasajero_apellidos: string | null = null,
): BagEntry => ({
  Numero,
  Sorteos: [
    { sorteo_numero: '1', pasajero_id, pasajero_nombres, pasajero_apellidos },
    { sorteo_numero: '2', pasajero_id, pasajero_nombres, pasajero_apellidos },
  ],
});

test('a bag request is summed up by owner: two of one name stay two, one without id goes by name', () => {
  const bag = [
    entry('10', 1, 'Ana', 'Paz'),
    entry('3', 2, 'Ana', 'Paz'),
    entry('9', 1, 'Ana', 'Paz'),
    entry('4', null, 'Eva'),
    entry('5', null, 'Eva'),
  ];
  expect(
    groupByOwner(bag).map(({ key, ownerName, entries }) => [key, ownerName, entries.map(({ Numero }) => Numero)]),
  ).toEqual([
    ['id:1', 'Ana Paz', ['9', '10']],
    ['id:2', 'Ana Paz', ['3']],
    ['name:Eva', 'Eva', ['4', '5']],
  ]);
  expect(groupByOwner([])).toEqual([]);
});

test.each([
  [entry('1', 1, ' Ana ', ' Paz '), 'Ana Paz'],
  [entry('1', 1, null, 'Paz'), 'Paz'],
  [{ Numero: '1', Sorteos: [] }, ''],
])('an owner with names missing', (bagEntry, name) => expect(bagOwnerName(bagEntry)).toBe(name));
