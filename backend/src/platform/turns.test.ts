import { createTurns } from './turns';

/** Asks for a turn, and tells how far it has got. */
function ask(turns: ReturnType<typeof createTurns>, key: string) {
  const asked = { state: 'waiting' as 'waiting' | 'working' | 'refused', end: () => undefined as void };
  void turns.take(key).then(
    (end) => Object.assign(asked, { state: 'working', end }),
    () => (asked.state = 'refused'),
  );
  return asked;
}
const settle = () => new Promise(setImmediate);

test('so many of a key work at once, the others wait in the order of asking, and another key waits for none of them', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 2 });
  const calls = Array.from({ length: 5 }, () => ask(turns, 'ana'));
  const eva = ask(turns, 'eva');
  await settle();
  expect(calls.map(({ state }) => state)).toEqual(['working', 'working', 'waiting', 'waiting', 'refused']);
  expect(eva.state).toBe('working');
  calls[1]?.end();
  // Twice is once.
  calls[1]?.end();
  await settle();
  expect(calls.map(({ state }) => state)).toEqual(['working', 'working', 'working', 'waiting', 'refused']);
});

test('a place that nobody waits for is free again', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 0 });
  for (let call = 0; call < 3; call += 1) (await turns.take('ana'))();
  const [first, second] = [ask(turns, 'ana'), ask(turns, 'ana')];
  await settle();
  expect([first.state, second.state]).toEqual(['working', 'refused']);
});
