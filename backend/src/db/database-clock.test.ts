import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { databaseClock } from './database-clock';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => jest.restoreAllMocks());

const MINUTE_MS = 60_000;
const trueNow = Date.now;
/** Sets the clock of this machine ahead. */
const setAhead = (minutes: number) => jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + minutes * MINUTE_MS);
const wrongBy = (clock: () => Date): number => Math.abs(clock().getTime() - trueNow());

test.each([-24 * 60, -16, 0, 16, 24 * 60])(
  'a machine whose clock is %i minutes ahead has the time of the database',
  async (minutes) => {
    setAhead(minutes);
    const { clock, stop } = await databaseClock(database.db);
    expect(wrongBy(clock)).toBeLessThan(5000);
    stop();
  },
);

test('a clock that is changed while the backend runs is noticed, and a failed query to the database changes nothing', async () => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  const asked = jest.spyOn(database.db, 'execute');
  const { clock, stop } = await databaseClock(database.db);
  setAhead(16);
  expect(wrongBy(clock)).toBeGreaterThan(15 * MINUTE_MS);
  const compared = async () => {
    await jest.advanceTimersByTimeAsync(10_000);
    await asked.mock.results.at(-1)?.value.catch(() => undefined);
    await Promise.resolve();
  };
  await compared();
  expect(wrongBy(clock)).toBeLessThan(5000);
  asked.mockImplementationOnce(() => Promise.reject(new Error('no database')) as never);
  await compared();
  expect(wrongBy(clock)).toBeLessThan(5000);
  stop();
  jest.useRealTimers();
});

test('a difference of a few seconds is ignored, because the query itself may take as long', async () => {
  setAhead(3 / 60);
  const { clock, stop } = await databaseClock(database.db);
  const now = clock().getTime();
  expect(Math.abs(now - Date.now())).toBeLessThan(1000);
  stop();
});

test('an answer of the database that took too long is not used for the clock', async () => {
  setAhead(16);
  let waited = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (waited += 6000));
  const { clock, stop } = await databaseClock(database.db);
  expect(wrongBy(clock)).toBeGreaterThan(15 * MINUTE_MS);
  stop();
});
