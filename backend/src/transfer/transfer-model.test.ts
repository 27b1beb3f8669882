import { eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { registerTickets } from '@rifas/shared/contracts';
import { nextState, type TransferAction } from '@rifas/shared/domain';
import { draws, tickets, transfers } from '../db/schema';
import { createLink, notify, startPayment } from '../testing/checkout-steps';
import { createDeposit, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferSteps, type TransferSteps } from '../testing/transfer-steps';

const SELLERS = ['ana@example.com', 'bruno@example.com', 'carla@example.com'];
const RAFFLES = 3;
const RUNS = 25;
const PRICE = 2000;

type State = 'Pendiente de Pago' | 'Para transferir' | 'Solicitada' | 'Pago';
interface RaffleModel {
  owner: number;
  receiver: number | undefined;
  /** Of the first ticket, which is sold on its own, and of the second. */
  states: [State, State];
  /** Of a card payment for the first ticket that has not ended: it holds the raffle (D15). */
  attempt?: string | undefined;
}
type Model = RaffleModel[];

interface Real {
  prefix: string;
  steps: TransferSteps[];
  sell(seller: number, raffle: number): Promise<boolean>;
  /** @returns the attempt, if the link could be made and paid */
  startPayment(seller: number, raffle: number): Promise<string | undefined>;
  settle(attempt: string, approved: boolean): Promise<string>;
}

let app: TestApp;
let sellers: TestSeller[];
let runs = 0;
beforeAll(async () => {
  app = await createTestApp();
  sellers = [];
  for (const email of SELLERS) sellers.push(await createSeller(app.db, email));
});
afterAll(() => app.close());

const numeroOf = ({ prefix }: Real, raffle: number): string => `${prefix}${raffle}`;
const passengerOf = (seller: number): number => sellers[seller]?.passengerId ?? 0;

/** Who may take an action, beside the state that it needs. */
const MAY: Readonly<Record<TransferAction, (raffle: RaffleModel, caller: number, other: number) => boolean>> = {
  put: ({ owner, attempt }, caller) => owner === caller && attempt === undefined,
  remove: ({ owner }, caller) => owner === caller,
  request: ({ owner }, caller) => owner !== caller,
  direct: ({ owner, attempt }, caller, other) => owner === caller && other !== caller && attempt === undefined,
  confirm: ({ receiver }, caller) => receiver === caller,
};

interface Try {
  caller: number;
  other: number;
  chosen: readonly number[];
}

class Move implements fc.AsyncCommand<Model, Real> {
  /** `aim` picks one of the single moves that would be right now, if there are any; without it the try is blind. */
  constructor(
    readonly action: TransferAction,
    readonly blind: Try,
    readonly aim: number | undefined,
  ) {}
  check = () => true;
  toString = () => `${this.action}(${JSON.stringify(this.blind)}, aim ${this.aim})`;

  /** All of the chosen raffles or none (D15). */
  private applies(model: Model, { caller, other, chosen }: Try): boolean {
    return chosen.every((index) => {
      const raffle = model[index];
      return (
        raffle &&
        MAY[this.action](raffle, caller, other) &&
        raffle.states.every((state) => nextState(state, this.action))
      );
    });
  }

  private pick(model: Model): Try {
    if (this.aim === undefined) return this.blind;
    const { other } = this.blind;
    const single = SELLERS.flatMap((_, caller) =>
      model.map((_raffle, index): Try => ({ caller, other, chosen: [index] })),
    );
    const right = single.filter((one) => this.applies(model, one));
    return right[this.aim % right.length] ?? this.blind;
  }

  private apply(raffle: RaffleModel, { caller, other }: Try): void {
    raffle.states = raffle.states.map((state) => nextState(state, this.action)) as [State, State];
    if (this.action === 'confirm') raffle.owner = caller;
    raffle.receiver = { request: caller, direct: other }[this.action as string];
  }

  async run(model: Model, real: Real): Promise<void> {
    const picked = this.pick(model);
    const steps = real.steps[picked.caller];
    const [first = '', ...others] = picked.chosen.map((index) => numeroOf(real, index));
    if (!steps) throw new Error('no seller');
    const answer = await {
      put: () => steps.put(first, ...others),
      remove: () => steps.remove(first),
      request: () => steps.request(first, ...others),
      direct: () => steps.direct(SELLERS[picked.other] ?? '', first, ...others),
      confirm: () => steps.confirm(first, ...others),
    }[this.action]();
    const applies = this.applies(model, picked);
    expect(answer.body.status).toBe(applies ? 'success' : 'error');
    if (applies) picked.chosen.forEach((index) => this.apply(model[index] as RaffleModel, picked));
  }
}

class Sell implements fc.AsyncCommand<Model, Real> {
  /** `seller` undefined: whoever owns it. */
  constructor(
    readonly seller: number | undefined,
    readonly raffle: number,
  ) {}
  check = () => true;
  toString = () => `sell(${this.seller}: ${this.raffle})`;

  async run(model: Model, real: Real): Promise<void> {
    const raffle = model[this.raffle] as RaffleModel;
    const seller = this.seller ?? raffle.owner;
    const sellable = raffle.owner === seller && raffle.states[0] === 'Pendiente de Pago';
    expect(await real.sell(seller, this.raffle)).toBe(sellable);
    if (sellable) raffle.states[0] = 'Pago';
  }
}

/** A buyer begins to pay for the first ticket by card. */
class StartPayment implements fc.AsyncCommand<Model, Real> {
  /** `seller` undefined: whoever owns it. */
  constructor(
    readonly seller: number | undefined,
    readonly raffle: number,
  ) {}
  check = () => true;
  toString = () => `startPayment(${this.seller}: ${this.raffle})`;

  async run(model: Model, real: Real): Promise<void> {
    const raffle = model[this.raffle] as RaffleModel;
    // One at a time, so that the model need not count them.
    if (raffle.attempt !== undefined) return;
    const seller = this.seller ?? raffle.owner;
    raffle.attempt = await real.startPayment(seller, this.raffle);
    expect(raffle.attempt !== undefined).toBe(raffle.owner === seller && raffle.states[0] === 'Pendiente de Pago');
  }
}

/** The gateway has decided. */
class Settle implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly raffle: number,
    readonly approved: boolean,
  ) {}
  check = (model: Readonly<Model>) => model[this.raffle]?.attempt !== undefined;
  toString = () => `settle(${this.raffle}: ${this.approved})`;

  async run(model: Model, real: Real): Promise<void> {
    const raffle = model[this.raffle] as RaffleModel;
    const sells = raffle.states[0] === 'Pendiente de Pago';
    expect(await real.settle(raffle.attempt ?? '', this.approved)).toBe(
      !this.approved ? 'Rechazado' : sells ? 'Aprobado' : 'A devolver',
    );
    if (this.approved && sells) raffle.states[0] = 'Pago';
    raffle.attempt = undefined;
  }
}

/** The database is where the model says, and so is every list of every seller. */
async function compare(model: Model, real: Real): Promise<void> {
  const rows = await app.db
    .select()
    .from(tickets)
    .where(like(tickets.numero, `${real.prefix}%`))
    .orderBy(tickets.id);
  expect(rows.map(({ estado, ownerId, receiverId }) => [estado, ownerId, receiverId])).toEqual(
    model.flatMap(({ states, owner, receiver }) =>
      states.map((state) => [state, passengerOf(owner), receiver === undefined ? null : passengerOf(receiver)]),
    ),
  );
  const open = await app.db
    .select()
    .from(transfers)
    .where(like(transfers.numero, `${real.prefix}%`));
  const openNumeros = open
    .filter(({ estado }) => estado === 'En bolsa' || estado === 'Solicitada')
    .map(({ numero }) => numero);
  expect(openNumeros.sort()).toEqual(
    model.flatMap(({ states: [state] }, i) =>
      state === 'Para transferir' || state === 'Solicitada' ? [numeroOf(real, i)] : [],
    ),
  );

  const numeros = (which: (raffle: RaffleModel) => boolean) =>
    model.flatMap((raffle, i) => (which(raffle) ? [numeroOf(real, i)] : []));
  const own = (list: unknown) =>
    (list as { Numero: string }[]).map(({ Numero }) => Numero).filter((numero) => numero.startsWith(real.prefix));
  const pending = (list: unknown) =>
    own((list as { rifas: { Numero: string }[] }[]).flatMap(({ rifas }) => rifas)).sort();
  for (const [me, steps] of real.steps.entries()) {
    const inBag = ({ states: [state] }: RaffleModel) => state === 'Para transferir';
    expect(own(await steps.ownBag())).toEqual(numeros((raffle) => inBag(raffle) && raffle.owner === me));
    expect(own(await steps.bag())).toEqual(numeros((raffle) => inBag(raffle) && raffle.owner !== me));
    expect(own(await steps.transferable())).toEqual(
      numeros(
        ({ owner, states, attempt }) =>
          owner === me && attempt === undefined && states.every((state) => state === 'Pendiente de Pago'),
      ),
    );
    expect(pending(await steps.delivery())).toEqual(
      numeros(({ owner, receiver }) => owner === me && receiver !== undefined),
    );
    expect(pending(await steps.reception())).toEqual(numeros(({ receiver }) => receiver === me));
  }
}

async function freshRaffles(): Promise<{ model: Model; real: Real }> {
  runs += 1;
  // Mails that are nobody's are counted by the hour.
  app.setTime(3601);
  const prefix = String(1000 + runs);
  const tokens = await Promise.all(sellers.map(({ userId }) => app.tokenOf(userId)));
  const steps = await Promise.all(sellers.map((seller) => transferSteps(app, seller)));
  const deposits = await Promise.all(sellers.map(({ passengerId }) => createDeposit(app.db, passengerId, 1_000_000)));
  const firstTickets: number[] = [];
  for (let raffle = 0; raffle < RAFFLES; raffle += 1) {
    const [first = 0] = await createRaffle(app.db, passengerOf(raffle % 2), { numero: `${prefix}${raffle}` });
    firstTickets.push(first);
  }
  const comprador = { Nombre: 'Marta', Apellido: 'Gómez', Email: 'marta@mail.com', Celular: '099', Departamento: '' };
  const sell = async (seller: number, raffle: number) => {
    const body = { comprador, talones: [firstTickets[raffle] ?? 0], deposito_id: deposits[seller] ?? 0 };
    return (await app.call(registerTickets, body, { token: tokens[seller] })).body.status === 'success';
  };
  const model = Array.from({ length: RAFFLES }, (_, i): RaffleModel => ({
    owner: i % 2,
    receiver: undefined,
    states: ['Pendiente de Pago', 'Pendiente de Pago'],
  }));
  const startAttempt = async (who: number, raffle: number) => {
    const link = await createLink(app, sellers[who] as TestSeller, [firstTickets[raffle] ?? 0]).catch(() => undefined);
    return link && startPayment(app, link, PRICE);
  };
  const settle = async (attempt: string, approved: boolean) =>
    ((await notify(app, attempt, { approved })).body.data as { estado: string }).estado;
  return { model, real: { prefix, steps, sell, startPayment: startAttempt, settle } };
}

const seller = fc.nat(SELLERS.length - 1);
const raffle = fc.nat(RAFFLES - 1);
const chosen = fc.oneof(
  { weight: 3, arbitrary: raffle.map((index) => [index]) },
  { weight: 1, arbitrary: fc.uniqueArray(raffle, { minLength: 2, maxLength: 2 }) },
);
const move = (action: TransferAction) =>
  fc
    .record({
      caller: seller,
      other: seller,
      chosen: action === 'remove' ? raffle.map((index) => [index]) : chosen,
      aim: fc.option(fc.nat(8), { nil: undefined, freq: 2 }),
    })
    .map(({ aim, ...blind }) => new Move(action, blind, aim));
const anyoneOrOwner = fc.oneof({ weight: 1, arbitrary: seller }, { weight: 2, arbitrary: fc.constant(undefined) });
const sale = fc.tuple(anyoneOrOwner, raffle).map(([who, what]) => new Sell(who, what));
const started = fc.tuple(anyoneOrOwner, raffle).map(([who, what]) => new StartPayment(who, what));
const settled = fc.tuple(raffle, fc.boolean()).map(([what, approved]) => new Settle(what, approved));
const commands = fc.commands(
  [
    ...(['put', 'put', 'remove', 'remove', 'request', 'request', 'direct', 'confirm', 'confirm'] as const).map(move),
    sale,
    started,
    started,
    settled,
  ],
  {
    maxCommands: 30,
    size: 'max',
  },
);

test('whatever three sellers try in whatever order, backend and model agree', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (tried) => {
      const { model, real } = await freshRaffles();
      await fc.asyncModelRun(() => ({ model, real }), tried);
      await compare(model, real);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

test('the runs reach every state', async () => {
  const states = new Set(
    (await app.db.select({ estado: tickets.estado }).from(tickets).innerJoin(draws, eq(draws.id, tickets.drawId))).map(
      ({ estado }) => estado,
    ),
  );
  expect([...states].sort()).toEqual(['Pago', 'Para transferir', 'Pendiente de Pago', 'Solicitada']);
  const outcomes = new Set((await app.db.select().from(transfers)).map(({ estado }) => estado));
  expect([...outcomes].sort()).toEqual(['En bolsa', 'Entregada', 'Retirada', 'Solicitada']);
});
