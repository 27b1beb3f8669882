import fc from 'fast-check';
import { decidePayment } from '../../sandbox/sandbox-gateway';
import { pay as pressPay } from '../checkout-steps';
import {
  cancel,
  deleteCash,
  giveBack,
  makeLink,
  mortally,
  moveRaffle,
  passTime,
  PRICE,
  registerCash,
  runModelJobs,
  sendNotice,
  type World,
} from './world';

/** What happens to the notice of a decision. */
const NOTICES = ['now', 'twice', 'late', 'lost'] as const;
const CHARGES = ['right', 'amount', 'currency'] as const;

// The copy of the backend that handles the event.
const copy = fc.constantFrom(0 as const, 1 as const);
const link = fc.constantFrom(0 as const, 1 as const);
// After how many steps that copy is killed. Mostly it is not; otherwise at any of the steps of one call.
const steps = fc.oneof({ weight: 3, arbitrary: fc.constant(1_000_000) }, { weight: 1, arbitrary: fc.nat(18) });
const kind = <const Kind extends string>(name: Kind) => fc.constant(name);

const pay = fc.record({ kind: kind('pay'), link, via: copy, steps });
const decision = fc.record({
  kind: kind('decide'),
  tab: fc.nat(5),
  approved: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  notice: fc.constantFrom(...NOTICES),
  charge: fc.oneof(
    { weight: 5, arbitrary: fc.constant('right' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...CHARGES) },
  ),
  via: copy,
  steps,
});
const deliver = fc.record({ kind: kind('deliver'), index: fc.nat(5), via: copy, steps });
const cash = fc.record({ kind: kind('cash'), via: copy, steps });
const deleted = fc.record({ kind: kind('delete-cash'), via: copy, steps });
const givenBack = fc.record({ kind: kind('give-back'), via: copy, steps });
const cancelled = fc.record({ kind: kind('cancel'), link, via: copy, steps });
const jobs = fc.record({ kind: kind('jobs'), via: copy, steps });
const calm = fc.oneof(
  fc.record({ kind: kind('time'), seconds: fc.constantFrom(5, 65, 16 * 60) }),
  fc.record({ kind: kind('forge'), tab: fc.nat(5), via: copy }),
  fc.record({ kind: kind('gateway'), down: fc.boolean(), delaysOrders: fc.boolean() }),
  fc.record({ kind: kind('orders-arrive') }),
  fc.record({ kind: kind('link'), link }),
  fc.record({ kind: kind('transfer'), out: fc.boolean(), via: copy, steps }),
);
const unlimited = { steps: 1_000_000 } as const;
/** Two events at once, through different copies; neither copy is killed. */
const together = fc
  .tuple(
    fc.oneof(pay, decision, cash, deliver, cancelled, deleted, givenBack),
    fc.oneof(pay, decision, cash, deliver, jobs),
  )
  .map(([one, other]) => ({
    kind: 'together' as const,
    both: [
      { ...one, ...unlimited, via: 0 as const },
      { ...other, ...unlimited, via: 1 as const },
    ] as const,
  }));

export const anyEvent = fc.oneof(
  { weight: 5, arbitrary: pay },
  { weight: 6, arbitrary: decision },
  { weight: 2, arbitrary: deliver },
  { weight: 1, arbitrary: cash },
  { weight: 1, arbitrary: deleted },
  { weight: 1, arbitrary: givenBack },
  { weight: 1, arbitrary: cancelled },
  { weight: 3, arbitrary: jobs },
  { weight: 3, arbitrary: calm },
  { weight: 3, arbitrary: together },
);

export type MoneyEvent = typeof anyEvent extends fc.Arbitrary<infer Event> ? Event : never;

const wrongCharge = { right: undefined, amount: { amountCents: 4100 }, currency: { currency: '858' } } as const;
const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)];

async function decide(world: World, event: Extract<MoneyEvent, { kind: 'decide' }>): Promise<void> {
  const reference = pick(world.tabs, event.tab);
  if (reference === undefined) return;
  const payment = await decidePayment(world.ground, reference, event.approved, wrongCharge[event.charge]);
  if (!payment || payment.estado === 'anulado' || event.notice === 'lost') return;
  const notice = { reference, approved: payment.estado === 'aprobado' };
  if (event.notice === 'late') return void world.late.push(notice);
  const times = event.notice === 'twice' ? 2 : 1;
  await mortally(world, event, async (app) => {
    await Promise.all(Array.from({ length: times }, () => sendNotice(world, app, notice)));
  });
}

export async function happen(world: World, event: MoneyEvent): Promise<void> {
  switch (event.kind) {
    case 'pay': {
      const link = world.links[event.link];
      if (!link) return;
      const answer = await mortally(world, event, (app) => pressPay(app, link, PRICE));
      const token = (answer?.body.data as { token?: string } | null | undefined)?.token;
      if (token !== undefined) world.tabs.push(token);
      return;
    }
    case 'decide':
      return decide(world, event);
    case 'deliver': {
      const notice = pick(world.late, event.index);
      if (notice) await mortally(world, event, (app) => sendNotice(world, app, notice));
      return;
    }
    case 'forge': {
      const reference = pick(world.tabs, event.tab);
      if (reference === undefined) return;
      await sendNotice(world, world.copies[event.via].app, { reference, approved: true }, { forged: true });
      return;
    }
    case 'cash':
      return void (await mortally(world, event, (app) => registerCash(world, app)));
    case 'delete-cash':
      return void (await mortally(world, event, (app) => deleteCash(world, app)));
    case 'give-back':
      return void (await mortally(world, event, (app) => giveBack(world, app)));
    case 'link':
      return makeLink(world, event.link);
    case 'cancel': {
      const link = world.links[event.link];
      if (link) await mortally(world, event, (app) => cancel(world, app, link));
      return;
    }
    case 'transfer':
      return void (await mortally(world, event, (app) => moveRaffle(world, app, event.out)));
    case 'jobs':
      return void (await mortally(world, event, (app) => runModelJobs(world, app)));
    case 'time':
      return passTime(world, event.seconds);
    case 'gateway':
      world.wire.down = event.down;
      world.wire.delaysOrders = event.delaysOrders;
      return;
    case 'orders-arrive':
      for (const order of world.wire.late.splice(0)) await world.sandbox.start(order);
      return;
    case 'together':
      await Promise.all(event.both.map((one) => happen(world, one)));
  }
}

/** One event as a command of the model. After each event no invariant may be broken. */
export const command = (
  event: MoneyEvent,
  broken: (world: World) => Promise<string[]>,
): fc.AsyncCommand<object, World> => ({
  check: () => true,
  toString: () => JSON.stringify(event),
  run: async (_model, world) => {
    await happen(world, event);
    expect(await broken(world)).toEqual([]);
  },
});
