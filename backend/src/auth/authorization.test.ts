import { SignJWT } from 'jose';
import {
  generateLink,
  getPassenger,
  putInBag,
  registerTickets,
  requestRaffles,
  transferDirectly,
  type AnyContract,
  type WireBody,
} from '@rifas/shared/contracts';
import { deposits, mails, personalPayments, raffles, sales, ticketPayments, tickets, transfers } from '../db/schema';
import { LINK_STATUS } from '../testing/contract-request';
import { sellersCalls, writes, type CallName } from '../testing/every-contract';
import { CASH_BUYER, createDeposit, createRaffle } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createAnasWorld, SECRETS, type AnasWorld } from '../testing/two-sellers';
import { revokeSessions } from './session-tokens';

let app: TestApp;
let world: AnasWorld;
let anaToken: string;
let brunoToken: string;
beforeAll(async () => {
  app = await createTestApp();
  world = await createAnasWorld(app);
  anaToken = await app.tokenOf(world.ana.userId);
  brunoToken = await app.tokenOf(world.bruno.userId);
});

const get = (url: string, authorization: string) => app.request({ method: 'GET', url, headers: { authorization } });

describe("every seller's call", () => {
  const forged = (secret: string, alg: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg })
      .setSubject(String(world.ana.userId))
      .setJti('00000000-0000-4000-8000-000000000000')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));

  test.each(sellersCalls)('$name answers 401 without a valid session', async (contract) => {
    const { config, db } = app;
    const revoked = await app.tokenOf(world.carla.userId);
    await revokeSessions(db, world.carla.userId);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${anaToken.split('.')[1]}.`;
    const tokens = [
      undefined,
      'x',
      anaToken.slice(0, -4),
      unsigned,
      revoked,
      await forged('x'.repeat(40), 'HS256'),
      await forged(config.jwtSecret, 'HS256'),
      await forged(config.jwtSecret, 'HS512'),
    ];
    for (const token of tokens)
      expect(await app.call(contract, {}, { token })).toMatchObject({ status: 401, body: { status: 'error' } });
  });
});

test('no list of a seller contains data of another seller', async () => {
  const lists = sellersCalls.filter(({ method }) => method === 'GET').map(({ path }) => `/${path}`);
  const readBy = async (token: string) =>
    (await Promise.all(lists.map((url) => get(url, token)))).map(({ text }) => text).join('\n');
  const [own, foreign] = [await readBy(anaToken), await readBy(brunoToken)];
  for (const secret of [SECRETS.comment, SECRETS.buyer, SECRETS.cost, SECRETS.trip, world.link])
    expect(own).toContain(secret);
  for (const secret of [...Object.values(SECRETS), world.link]) expect(foreign).not.toContain(secret);
  for (const kind of ['pending', 'sold', 'asked', 'paid'] as const) expect(foreign).not.toContain(world.numero[kind]);
  // Everybody sees the bag, without contacts.
  expect(foreign).toContain(world.numero.inBag);
});

test('the session, not a token in the body, decides which seller the answer is about', async () => {
  expect((await app.call(getPassenger, { token: anaToken }, { token: brunoToken })).body.data).toMatchObject({
    pasajeroId: world.bruno.passengerId,
  });
});

describe("a seller cannot change another seller's data", () => {
  /** The bodies that Bruno sends, with ids and numbers of Ana. */
  const foreignBodies: Readonly<Partial<Record<CallName, () => readonly WireBody[]>>> = {
    generateLink: () => [{ ...CASH_BUYER, talones: world.pendingIds, status: LINK_STATUS, asumirRecargo: 'false' }],
    registerTickets: () => [{ comprador: CASH_BUYER, talones: world.pendingIds, deposito_id: world.depositId }],
    deletePayment: () => world.soldIds.map((talon_id) => ({ talon_id })),
    createPersonalPayment: () => [{ monto: '1', deposito_id: world.depositId }],
    deletePersonalPayment: () => [{ pagoPersonal_id: world.personalPaymentId }],
    saveComment: () => Object.values(world.numero).map((numero) => ({ numero, comment: 'mío' })),
    putInBag: () => Object.values(world.numero).map((numero) => ({ rifas: [numero] })),
    removeFromBag: () => Object.values(world.numero).map((numeroRifa) => ({ numeroRifa })),
    // Anybody may request a raffle in the bag, so it is left out.
    requestRaffles: () =>
      (['pending', 'sold', 'asked', 'paid'] as const).map((kind) => ({ rifas: [world.numero[kind]] })),
    transferDirectly: () =>
      Object.values(world.numero).map((numero) => ({ rifas: [numero], mailTransf: world.carla.email })),
    cancelLink: () => [{ token: world.link }],
    replaceLink: () => [{ ...CASH_BUYER, token: world.link, asumirRecargo: 'false' }],
    resendSoldTicket: () => world.soldIds.map((talon_id) => ({ talon_id })),
    confirmReception: () => Object.values(world.numero).map((numero) => ({ rifas: [numero] })),
  };
  const everything = async () => {
    const tables = [tickets, raffles, deposits, personalPayments, ticketPayments, sales, transfers, mails] as const;
    return Promise.all(tables.map((table) => app.db.select().from(table)));
  };

  // An image or a setting always belongs to the seller who sends it: these calls cannot name another seller's.
  const OWN: readonly CallName[] = ['uploadImage', 'saveMailSettings'];
  test.each(writes.filter(({ name }) => !OWN.includes(name as CallName)))(
    '$name changes nothing of another seller',
    async (contract: AnyContract) => {
      const before = await everything();
      const bodies = foreignBodies[contract.name as CallName]?.() ?? [];
      expect(bodies).not.toHaveLength(0);
      for (const body of bodies) {
        const { status, body: answer } = await app.call(contract, body, { token: brunoToken });
        expect([status, answer.status]).toEqual([200, 'error']);
      }
      expect(await everything()).toEqual(before);
    },
  );

  test("a call that mixes own data with another seller's data is refused as a whole", async () => {
    const { bruno, numero, pendingIds, depositId, carla } = world;
    const own = await createRaffle(app.db, bruno.passengerId, { numero: '8001' });
    const deposito_id = await createDeposit(app.db, bruno.passengerId, 100_000);
    const talones = [...own, ...pendingIds];
    const rifas = ['8001', numero.pending];
    const mixed: readonly (readonly [AnyContract, WireBody])[] = [
      [generateLink, { ...CASH_BUYER, talones, status: LINK_STATUS, asumirRecargo: 'false' }],
      [registerTickets, { comprador: CASH_BUYER, talones, deposito_id }],
      [registerTickets, { comprador: CASH_BUYER, talones: pendingIds, deposito_id }],
      [registerTickets, { comprador: CASH_BUYER, talones: own, deposito_id: depositId }],
      [putInBag, { rifas }],
      [transferDirectly, { rifas, mailTransf: carla.email }],
      [requestRaffles, { rifas: [numero.inBag, numero.pending] }],
    ];
    const before = await everything();
    for (const [contract, body] of mixed) {
      const { status, body: answer } = await app.call(contract, body, { token: brunoToken });
      expect([contract.name, status, answer.status]).toEqual([contract.name, 200, 'error']);
    }
    expect(await everything()).toEqual(before);
  });
});
