import { STORIES, storyLimit } from './story-limit';

const HOUR_MS = 3_600_000;
let now = 0;
beforeEach(() => {
  now = 10 * HOUR_MS;
});
const limit = () => storyLimit(() => new Date(now));
const written = (stories: ReturnType<typeof limit>, kinds: readonly string[]) =>
  kinds.filter((kind) => stories.mayWrite(kind)).length;
const same = (count: number) => Array.from({ length: count }, () => 'failure mf-a');

test('a limited number of stories of one kind is written in an hour, and another kind is still written', () => {
  const stories = limit();
  expect(written(stories, same(500))).toBe(STORIES.ofAKind);
  expect(stories.mayWrite('failure mf-b')).toBe(true);
});

test('a limited number of stories is written in an hour, however different they are', () => {
  const all = Array.from({ length: 5000 }, (_, index) => `failure ${index}`);
  expect(written(limit(), all)).toBe(STORIES.anHour);
});

test('the next hour writes again, and leftOut returns once how many stories the previous hour left out', () => {
  const stories = limit();
  written(stories, same(STORIES.ofAKind + 7));
  expect(stories.leftOut()).toBe(0);
  now += HOUR_MS;
  expect([stories.leftOut(), stories.leftOut()]).toEqual([7, 0]);
  expect(written(stories, same(500))).toBe(STORIES.ofAKind);
});
