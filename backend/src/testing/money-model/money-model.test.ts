import fc from 'fast-check';
import { NO_CARD, type Gateway, type GatewayOrder } from '../../gateway/gateway';
import { anyEvent, command, happen, type MoneyEvent } from './events';
import { brokenInTheEnd, brokenNow } from './invariants';
import { beginAgain, comeToRest, openWorld, type Guards, type World } from './world';

// The gate has only seconds for this test; RIFAS_MODEL_RUNS=500 runs more.
const RUNS = Number(process.env['RIFAS_MODEL_RUNS'] ?? 30);
const GATE_MS = 15_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

test(
  'no property of the money breaks, whatever buyers, seller, gateway and network do and whichever process ends',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([anyEvent.map((event) => command(event, brokenNow))], { maxCommands: 20, size: '+1' }),
        async (commands) => {
          await beginAgain(world);
          await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
          await comeToRest(world);
          expect(await brokenInTheEnd(world)).toEqual([]);
        },
      ),
      { numRuns: RUNS, ...(process.env['RIFAS_MODEL_RUNS'] ? {} : { interruptAfterTimeLimit: GATE_MS }) },
    );
  },
  60_000 + RUNS * 5000,
);

const ON = { via: 0 as const, steps: 1_000_000 };
const pay = (link: 0 | 1 = 0): MoneyEvent => ({ kind: 'pay', link, ...ON });
const approve = (tab: number, changes: Partial<Extract<MoneyEvent, { kind: 'decide' }>> = {}): MoneyEvent => ({
  kind: 'decide',
  tab,
  approved: true,
  notice: 'now',
  charge: 'right',
  ...ON,
  ...changes,
});

/** Plays the events, and returns the properties that break at any moment or in the end. */
async function play(world: World, story: readonly MoneyEvent[]): Promise<string[]> {
  await beginAgain(world);
  const broken: string[] = [];
  for (const event of story) {
    await happen(world, event);
    broken.push(...(await brokenNow(world)));
  }
  await comeToRest(world);
  return [...broken, ...(await brokenInTheEnd(world))];
}

const voidsNothing = (gateway: Gateway): Gateway => ({ ...gateway, void: async () => ({ state: 'voided' }) });

/** Voids the orders that it has, and forgets the voids of orders that have not arrived. */
const voidsOnlyWhatItHas = (gateway: Gateway): Gateway => ({
  ...gateway,
  void: async (reference) => {
    const fate = await gateway.status(reference);
    return fate.state === 'unknown' ? { state: 'voided' } : gateway.void(reference);
  },
});

const believesTheOrder = (gateway: Gateway): Gateway => {
  const orders = new Map<string, GatewayOrder>();
  return {
    ...gateway,
    start: (order) => {
      orders.set(order.reference, order);
      return gateway.start(order);
    },
    readNotices: (raw) =>
      gateway.readNotices(raw).map((notice) => {
        const order = orders.get(notice.reference);
        return { ...notice, charge: order && { amountCents: order.amountCents, currency: order.currency } };
      }),
  };
};

const believesEverybody = (gateway: Gateway): Gateway => ({
  ...gateway,
  readNotices: ({ body }) => {
    const sent = JSON.parse(String(body)) as { attempt: string; approved: boolean; amount: number; currency: string };
    const charge = { amountCents: sent.amount, currency: sent.currency };
    return [
      {
        reference: sent.attempt,
        decision: sent.approved ? 'approved' : 'rejected',
        charge,
        card: NO_CARD,
        text: String(body),
      },
    ];
  },
});

const refundsNeverAsked: Guards = { withoutJobs: ['refunds'] };
const controls: readonly {
  readonly name: string;
  readonly guards: Guards;
  readonly story: readonly MoneyEvent[];
  readonly broken: RegExp;
}[] = [
  {
    name: 'the payment before is voided when another begins',
    guards: { gateway: voidsNothing },
    story: [pay(), pay(), approve(0, { notice: 'late' }), approve(1, { notice: 'late' })],
    broken: /can be paid 2 times/,
  },
  {
    name: 'a void holds for an order that arrives later',
    guards: { gateway: voidsOnlyWhatItHas },
    story: [
      { kind: 'gateway', down: false, delaysOrders: true },
      pay(),
      { kind: 'gateway', down: false, delaysOrders: false },
      { kind: 'cancel', link: 0, ...ON },
      { kind: 'orders-arrive' },
    ],
    broken: /an attempt that nobody waits for/,
  },
  {
    name: 'amount and currency of a notice are compared',
    guards: { gateway: believesTheOrder },
    story: [pay(), approve(0, { charge: 'amount' })],
    broken: /another sum than the gateway took/,
  },
  {
    name: 'a notice is believed for its signature alone',
    guards: { gateway: believesEverybody },
    story: [pay(), { kind: 'forge', tab: 0, via: 0 }],
    broken: /the gateway took nothing/,
  },
  {
    name: 'a job asks for notices that were lost',
    guards: { withoutJobs: ['lost'] },
    story: [pay(), approve(0, { notice: 'lost' })],
    broken: /is undecided/,
  },
  {
    name: 'a job asks for rejected payments too, which another card may follow',
    guards: { withoutJobs: ['lost'] },
    story: [pay(), approve(0, { approved: false }), approve(0, { notice: 'lost' })],
    broken: /ticket false, back 0/,
  },
  {
    name: 'a job judges notices that a backend stored before it ended',
    guards: { withoutJobs: ['notices', 'lost'] },
    story: [pay(), approve(0, { steps: 3 })],
    broken: /is not judged/,
  },
  {
    name: 'refunds are asked of the gateway',
    guards: refundsNeverAsked,
    story: [pay(0), approve(0, { notice: 'late' }), { kind: 'cash', ...ON }, { kind: 'deliver', index: 0, ...ON }],
    broken: /ticket false, back 0/,
  },
];

describe.each(controls)('guard: $name', ({ guards, story, broken }) => {
  test('the guard keeps the property; without the guard the same events break it', async () => {
    expect(await play(world, story)).toEqual([]);
    const unguarded = await openWorld(guards);
    expect((await play(unguarded, story)).join('\n')).toMatch(broken);
  });
});
