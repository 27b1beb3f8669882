import { createTurns } from './turns';

/** Requests a turn, and returns an object with its state. */
function ask(turns: ReturnType<typeof createTurns>, key: string) {
  const asked = { state: 'waiting' as 'waiting' | 'working' | 'refused', end: () => undefined as void };
  void turns.take(key).then(
    (end) => Object.assign(asked, { state: 'working', end }),
    () => (asked.state = 'refused'),
  );
  return asked;
}
const settle = () => new Promise(setImmediate);

test('a limited number of calls of a key runs at once, the others wait in order, and another key does not wait for them', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 2 });
  const calls = Array.from({ length: 5 }, () => ask(turns, 'ana'));
  const eva = ask(turns, 'eva');
  await settle();
  expect(calls.map(({ state }) => state)).toEqual(['working', 'working', 'waiting', 'waiting', 'refused']);
  expect(eva.state).toBe('working');
  calls[1]?.end();
  // To end a turn twice frees one turn only.
  calls[1]?.end();
  await settle();
  expect(calls.map(({ state }) => state)).toEqual(['working', 'working', 'working', 'waiting', 'refused']);
});

test('a turn that no call waits for is free again', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 0 });
  for (let call = 0; call < 3; call += 1) (await turns.take('ana'))();
  const [first, second] = [ask(turns, 'ana'), ask(turns, 'ana')];
  await settle();
  expect([first.state, second.state]).toEqual(['working', 'refused']);
});
