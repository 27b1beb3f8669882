import { isNotNull } from 'drizzle-orm';
import { afterwards } from '@rifas/tooling/lib/afterwards.testing';
import { paymentAttempts } from '../db/schema';
import { startBackendProcess } from '../testing/backend-process';
import { paymentScene } from '../testing/payment-scene';
import { createTestApp } from '../testing/test-app';

/** The option of Node that sets the clock of a process ahead before its first module. */
const clockAhead = (minutes: number): string => {
  const module = `
    const { now } = Date;
    Date.now = () => now() + ${minutes * 60_000};
    globalThis.Date = class extends Date {
      constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])); }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(module)}`;
};

test('a copy of the backend whose clock is ahead voids no payment that another copy has just begun', async () => {
  const app = await createTestApp();
  // The payment is old enough for the job to query it.
  app.setTime(new Date(Date.now() - 120_000));
  const { attempt } = await (await paymentScene(app)).begin();
  const backend = await startBackendProcess({
    like: app,
    env: { NODE_OPTIONS: clockAhead(16), JOBS_EVERY_SECONDS: '1' },
  });
  afterwards(backend.stop);
  while ((await app.db.$count(paymentAttempts, isNotNull(paymentAttempts.askedAt))) === 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  // The process ends once its jobs have ended.
  await backend.stop();
  expect(await app.db.select().from(paymentAttempts)).toEqual([
    expect.objectContaining({ token: attempt, estado: 'Iniciado' }),
  ]);
});
