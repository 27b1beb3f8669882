import { and, eq } from 'drizzle-orm';
import { cancelLink, deletePayment, registerTickets } from '@rifas/shared/contracts';
import { askRefunds } from '../../checkout/ask-refunds';
import { settleLostNotices } from '../../checkout/lost-notices';
import { judgeWaitingNotices } from '../../checkout/notices';
import { paymentAttempts, sales } from '../../db/schema';
import { gatewayThrough, GatewayUnreachable, type Gateway, type GatewayOrder } from '../../gateway/gateway';
import { resolveCheck } from '../../organiser/resolve';
import type { App } from '../../platform/app';
import { paymentOf } from '../../sandbox/sandbox-gateway';
import { createLink, signedNotice, type Link } from '../checkout-steps';
import { CASH_BUYER, createDeposit, createRaffle, createSeller } from '../fixtures';
import { createTestApp, type Answer, type TestApp } from '../test-app';
import { transferSteps } from '../transfer-steps';
import { Killed, Life, mortalDb, mortalGateway } from './mortal';

export const PRICE = 4000;

/** What a control run removes. */
export interface Guards {
  /** A gateway around the sandbox's, which lies or accepts everything. */
  readonly gateway?: (sandbox: Gateway) => Gateway;
  readonly withoutJobs?: readonly ('notices' | 'lost' | 'refunds')[];
}

/** The faults of the network between backend and gateway. */
interface Wire {
  down: boolean;
  /** Orders reach the gateway only later, although the caller got no answer. */
  delaysOrders: boolean;
  readonly late: GatewayOrder[];
}

const wired = (sandbox: Gateway, wire: Wire): Gateway => {
  const up = gatewayThrough(sandbox, async (call) => {
    if (wire.down) throw new GatewayUnreachable('down');
    return call();
  });
  const start = async (order: GatewayOrder): ReturnType<Gateway['start']> => {
    if (!wire.delaysOrders) return up.start(order);
    wire.late.push(order);
    throw new GatewayUnreachable('late');
  };
  return { ...up, start };
};

interface BackendCopy {
  readonly app: TestApp;
  readonly life: Life;
}

interface LateNotice {
  readonly reference: string;
  readonly approved: boolean;
}

let count = 0;

/** A new seller with new tickets, and two links for them. */
async function newScene(ground: TestApp) {
  count += 1;
  const seller = await createSeller(ground.db, `ana${count}@example.com`);
  const numero = `8${count}`;
  const ticketIds = await createRaffle(ground.db, seller.passengerId, { numero });
  const depositId = await createDeposit(ground.db, seller.passengerId, 100 * PRICE);
  const links = [await createLink(ground, seller, ticketIds), await createLink(ground, seller, ticketIds)];
  // The tokens posted to the gateway, one per tab of a browser; and delayed notices.
  const [tabs, late]: [string[], LateNotice[]] = [[], []];
  return { seller, numero, ticketIds, depositId, links, tabs, late };
}

/** Two copies of the backend on one database, a gateway with its book, a seller, links that share their tickets. */
export interface World extends Awaited<ReturnType<typeof newScene>> {
  readonly ground: TestApp;
  readonly copies: readonly [BackendCopy, BackendCopy];
  readonly guards: Guards;
  readonly wire: Wire;
  readonly sandbox: Gateway;
}

export async function openWorld(guards: Guards = {}): Promise<World> {
  const wire: Wire = { down: false, delaysOrders: false, late: [] };
  let sandbox: Gateway | undefined;
  const ground = await createTestApp({ gateway: (own) => (sandbox = own) });
  const copy = async (): Promise<BackendCopy> => {
    const life = new Life();
    const { gateway: guard = (own: Gateway) => own } = guards;
    const app = await createTestApp({
      database: { ...ground.database, db: mortalDb(ground.db, life) },
      gateway: () => mortalGateway(guard(wired(sandbox as Gateway, wire)), life),
    });
    return { app, life };
  };
  const copies = [await copy(), await copy()] as const;
  return { ground, copies, guards, wire, sandbox: sandbox as unknown as Gateway, ...(await newScene(ground)) };
}

/** A new seller with new tickets in the same world: earlier events do not concern them. */
export async function beginAgain(world: World): Promise<void> {
  for (const { life } of world.copies) life.left = Number.POSITIVE_INFINITY;
  Object.assign(world.wire, { down: false, delaysOrders: false });
  world.wire.late.length = 0;
  Object.assign(world, await newScene(world.ground));
}

const sellerToken = (world: World): Promise<string> => world.ground.tokenOf(world.seller.userId);

/** Runs something in one copy, which may be killed during it and is then started again. */
export async function mortally<T>(
  world: World,
  { via, steps }: { readonly via: 0 | 1; readonly steps: number },
  work: (app: TestApp) => Promise<T>,
): Promise<T | undefined> {
  const { app, life } = world.copies[via];
  life.left = steps;
  try {
    return await work(app);
  } catch (error) {
    if (error instanceof Killed) return undefined;
    throw error;
  } finally {
    life.left = Number.POSITIVE_INFINITY;
  }
}

/** Sends the gateway's notice about a payment in its book; a `forged` one is not from the gateway. */
export async function sendNotice(
  world: World,
  app: TestApp,
  { reference, approved }: LateNotice,
  { forged = false } = {},
): Promise<void> {
  const payment = await paymentOf(world.ground.db, reference);
  await app.request(
    signedNotice(app, reference, {
      approved,
      fields: {
        amount: payment?.chargedCents || PRICE,
        currency: payment?.chargedCurrency || '840',
      },
      ...(forged ? { secret: 'otro' } : {}),
    }),
  );
}

export async function registerCash(world: World, app: TestApp): Promise<Answer> {
  const body = { comprador: CASH_BUYER, talones: world.ticketIds, deposito_id: world.depositId };
  return app.call(registerTickets, body, { token: await sellerToken(world) });
}

/** The seller deletes the registration of every ticket that was paid in cash. */
export async function deleteCash(world: World, app: TestApp): Promise<void> {
  const token = await sellerToken(world);
  for (const id of world.ticketIds) await app.call(deletePayment, { talon_id: id }, { token });
}

/** The seller makes another link, if the tickets can be sold. */
export async function makeLink(world: World, which: 0 | 1): Promise<void> {
  const link = await createLink(world.ground, world.seller, world.ticketIds).catch(() => undefined);
  if (link?.saleId) world.links[which] = link;
}

/** The organiser gives back a payment that has to be checked, if there is one. */
export async function giveBack(world: World, app: TestApp): Promise<void> {
  const [checked] = await world.ground.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(sales, eq(sales.id, paymentAttempts.saleId))
    .where(and(eq(paymentAttempts.estado, 'A revisar'), eq(sales.passengerId, world.seller.passengerId)));
  if (checked) await resolveCheck(app, checked.id, 'devolver');
}

export async function cancel(world: World, app: TestApp, { token }: Link): Promise<Answer> {
  return app.call(cancelLink, { token }, { token: await sellerToken(world) });
}

export async function moveRaffle(world: World, app: TestApp, out: boolean): Promise<void> {
  const steps = await transferSteps({ call: app.call, tokenOf: world.ground.tokenOf }, world.seller);
  await (out ? steps.put(world.numero) : steps.remove(world.numero));
}

export async function runModelJobs({ guards: { withoutJobs = [] } }: World, app: App): Promise<void> {
  if (!withoutJobs.includes('notices')) await judgeWaitingNotices(app);
  if (!withoutJobs.includes('lost')) await settleLostNotices(app);
  if (!withoutJobs.includes('refunds')) await askRefunds(app);
}

export function passTime(world: World, seconds: number): void {
  for (const app of [world.ground, ...world.copies.map((copy) => copy.app)]) app.setTime(seconds);
}

/** The network works, everything late arrives, and the jobs have run often enough to end what can end. */
export async function comeToRest(world: World): Promise<void> {
  Object.assign(world.wire, { down: false, delaysOrders: false });
  for (const order of world.wire.late.splice(0)) await world.sandbox.start(order);
  for (let round = 0; round < 3; round += 1) {
    passTime(world, 16 * 60);
    for (const { app } of world.copies) await runModelJobs(world, app);
  }
}
