import { createTestDatabase } from '../testing/test-database';
import { withDatabase } from './with-database';

test('An organiser’s command goes by the clock of the database, even if the clock of its machine is a day ahead.', async () => {
  const database = await createTestDatabase();
  const trueNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + 24 * 3_600_000);
  const now = await withDatabase({ DATABASE_URL: database.url }, async (_db, _config, clock) => clock());
  jest.restoreAllMocks();
  expect(Math.abs(now.getTime() - trueNow())).toBeLessThan(5000);
  await database.close();
});
