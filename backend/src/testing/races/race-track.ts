import { sql } from 'drizzle-orm';
import { afterwards } from '@rifas/tooling/lib/afterwards.testing';
import { startBackendProcess, type BackendProcess } from '../backend-process';
import { createSeller } from '../fixtures';
import { createTestApp, type Answer, type TestApp } from '../test-app';
import { createGate } from './race-gate';

/** A call of a race, sent to the given copy of the backend. */
export type Racer = (via: BackendProcess) => Promise<Answer>;

const CONSTRAINTS = [
  ['deposits', 'deposits_balance'],
  ['ticket_payments', 'ticket_payments_ticket_once'],
  ['tickets', 'tickets_receiver_state'],
  ['sales', 'sales_paid_or_ended'],
] as const;

/** Drops the second line of defence for the control runs, which have their own database. */
export async function dropConstraints({ db }: TestApp): Promise<void> {
  for (const [table, constraint] of CONSTRAINTS)
    await db.execute(sql.raw(`alter table ${table} drop constraint ${constraint}`));
}

/**
 * Two backends in separate processes on one database, and an app that prepares and inspects it. All end with the file.
 */
export async function openTrack(locks: 'rows' | 'none') {
  const app = await createTestApp();
  // The processes use the real time.
  app.setTime(new Date());
  // A job that writes would wait at the gate and count as a racer.
  const start = async (): Promise<BackendProcess> => {
    const copy = await startBackendProcess({
      like: app,
      ...(locks === 'none' && { without: 'locks' as const }),
      env: { JOBS_EVERY_SECONDS: '86400' },
    });
    afterwards(copy.stop);
    return copy;
  };
  const copies = await Promise.all([start(), start()]);
  const gate = await createGate(app.database);
  // Ends before the copies: after a race that failed they wait at the gate.
  afterwards(gate.remove);
  const [ana, bruno, carla] = [
    await createSeller(app.db),
    await createSeller(app.db, 'bruno@example.com'),
    await createSeller(app.db, 'carla@example.com'),
  ];
  return { app, copies, gate, ana, bruno, carla };
}

export type RaceTrack = Awaited<ReturnType<typeof openTrack>>;

/**
 * Two calls at once through two copies. `first` waits at the gate, with its locks if it takes any, before `second`
 * starts.
 */
export async function raceTwo({ copies, gate }: RaceTrack, first: Racer, second: Racer): Promise<[Answer, Answer]> {
  await gate.shut();
  const one = first(copies[0]);
  await gate.untilWaiting(1);
  const other = second(copies[1]);
  await gate.untilWaiting(2);
  await gate.open();
  return Promise.all([one, other]);
}

// Each process has a pool of ten connections.
const WAITING_AT_ONCE = 20;

/** Any number of calls at once, alternating between the two copies. */
export async function raceMany({ copies, gate }: RaceTrack, racers: readonly Racer[]): Promise<Answer[]> {
  await gate.shut();
  const answers = racers.map((racer, index) => racer(copies[index % 2] ?? copies[0]));
  await gate.untilWaiting(Math.min(racers.length, WAITING_AT_ONCE));
  await gate.open();
  return Promise.all(answers);
}
