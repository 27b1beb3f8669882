import { eq } from 'drizzle-orm';
import {
  generateLink,
  getDetailedRaffles,
  getLiveLinks,
  getRaffles,
  saveComment,
  validateLink,
} from '@rifas/shared/contracts';
import type { Db } from '../db/database';
import { raffles as raffleTable, sales, tickets } from '../db/schema';
import { LINK_STATUS } from '../testing/contract-request';
import { changeTicket, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { callMeanwhile } from '../testing/meanwhile';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: TestSeller;
let bruno: TestSeller;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db, 'ana@example.com');
  bruno = await createSeller(app.db, 'bruno@example.com');
  token = await app.tokenOf(ana.userId);
});
const buyer = { Nombre: 'Eva', Apellido: 'Paz', Email: 'Eva@Example.com ', Celular: '099 1', Departamento: 'Salto' };
const generate = (talones: number[], changes = {}) =>
  app.call(generateLink, { ...buyer, talones, status: LINK_STATUS, asumirRecargo: 'false', ...changes }, { token });
/** A ticket as the API sends it. */
interface SentTicket {
  readonly id: number;
  readonly Numero: string;
  readonly Comentario: string | null;
}
const raffles = async () => (await app.call(getRaffles, {}, { token })).body.data as SentTicket[][];

test.each([getRaffles, getDetailedRaffles])(
  '$name returns the own raffles in order, with draw dates as wall time',
  async (contract) => {
    const numero = contract === getRaffles ? '00009' : '0010';
    const ids = await createRaffle(app.db, ana.passengerId, { numero, priceCents: 2050 });
    await createRaffle(app.db, bruno.passengerId, { numero: `9${numero}` });
    const list = (await app.call(contract, {}, { token })).body.data as SentTicket[][];
    const raffle = list.find(([ticket]) => ticket?.Numero === numero);
    expect(list.flat().some((ticket) => ticket.Numero === `9${numero}`)).toBe(false);
    expect(raffle?.map(({ id }) => id)).toEqual(ids);
    expect(raffle?.[0]).toEqual({
      id: ids[0],
      Numero: numero,
      SorteoNumero: '1',
      Estado: 'Pendiente de Pago',
      Precio: 20.5,
      Tipo: null,
      Nombre: null,
      Comentario: '',
      FechaSorteo: { date: '2999-03-15 20:00:00.000000', timezone_type: 3, timezone: 'America/Montevideo' },
    });
  },
);

describe('guardar-comentario', () => {
  test('stores a comment as it was sent, and also an empty comment', async () => {
    await createRaffle(app.db, ana.passengerId, { numero: '300' });
    const comment = '<b>"tía" & co</b>';
    for (const text of [comment, '']) {
      expect((await app.call(saveComment, { numero: '300', comment: text }, { token })).body.status).toBe('success');
      expect(
        (await raffles())
          .flat()
          .filter((ticket) => ticket.Numero === '300')
          .map((ticket) => ticket.Comentario),
      ).toEqual([text, text]);
    }
  });

  test('refuses a raffle that goes to another seller at this moment', async () => {
    await createRaffle(app.db, ana.passengerId, { numero: '302' });
    const handOver = async (tx: Db) => {
      await tx.update(tickets).set({ ownerId: bruno.passengerId }).where(eq(tickets.numero, '302'));
      await tx.update(raffleTable).set({ comentario: '' }).where(eq(raffleTable.numero, '302'));
    };
    const comment = () => app.call(saveComment, { numero: '302', comment: 'for Ana alone' }, { token });
    expect((await callMeanwhile(app.db, handOver, comment)).body.status).toBe('error');
    const [raffle] = await app.db.select().from(raffleTable).where(eq(raffleTable.numero, '302'));
    expect(raffle?.comentario).toBe('');
  });
});

describe('generate-link', () => {
  test('answers a token of 192 bits that validate-link knows, with the buyer normalised', async () => {
    const ids = await createRaffle(app.db, ana.passengerId, { numero: '400' });
    const { body } = await generate([...ids, ids[0] ?? 0], { asumirRecargo: 'true' });
    expect(body.data).toMatch(/^[\w-]{32}$/);
    const link = (await app.call(validateLink, { token: String(body.data) })).body.data;
    expect(link).toMatchObject({
      linkData: { AsumirRecargo: true, CompradorEmail: 'eva@example.com' },
      persona: { Nombres: 'ana' },
    });
  });

  test.each(['Para transferir', 'Solicitada', 'Pago', 'Pago premio'] as const)(
    'refuses a ticket in state %s, and creates no sale',
    async (estado) => {
      const ids = await createRaffle(app.db, ana.passengerId, { numero: `5-${estado}` });
      const receiverId = estado === 'Solicitada' ? bruno.passengerId : null;
      await changeTicket(app.db, ids[1], { estado, receiverId });
      const before = await app.db.$count(sales);
      expect((await generate(ids)).body).toMatchObject({
        status: 'error',
        data: 'Uno o más talones no están disponibles.',
      });
      expect(await app.db.$count(sales)).toBe(before);
    },
  );

  test("refuses another seller's ticket and an unknown ticket", async () => {
    const ids = await createRaffle(app.db, bruno.passengerId, { numero: '600' });
    expect((await generate(ids)).body.status).toBe('error');
    expect((await generate([999_999])).body.status).toBe('error');
  });

  test.each([
    [{ Nombre: ' ' }, 'Debes completar todos los campos*'],
    [{ Celular: '' }, 'Debes completar todos los campos*'],
    [{ Email: '' }, 'Debes completar todos los campos*'],
    [{ Email: 'eva@x' }, 'Formato de email inválido'],
    [{ Departamento: 'Narnia' }, 'Departamento no válido.'],
  ])('checks the rules of the form again: %j', async (changes, message) => {
    const ids = await createRaffle(app.db, ana.passengerId, { numero: `7${JSON.stringify(changes)}` });
    expect((await generate(ids, changes)).body.message).toBe(message);
  });
});

describe('live links', () => {
  let numero = 800;
  const listed = async (link: string) =>
    (
      (await app.call(getLiveLinks, {}, { token })).body.data as {
        talon_id: number;
        token: string;
      }[]
    )
      .filter((row) => row.token === link)
      .map((row) => row.talon_id);
  const payable = async (link: string) => (await app.call(validateLink, { token: link })).body.status === 'success';
  async function linkOfTwo(): Promise<{ ids: number[]; link: string }> {
    numero += 1;
    const ids = await createRaffle(app.db, ana.passengerId, { numero: String(numero) });
    return { ids, link: String((await generate(ids)).body.data) };
  }

  test('each ticket of a link that can be paid is listed with it', async () => {
    const { ids, link } = await linkOfTwo();
    expect(await payable(link)).toBe(true);
    expect(await listed(link)).toEqual(ids);
  });

  test.each<[string, () => Partial<typeof tickets.$inferInsert>]>([
    ['sold', () => ({ estado: 'Pago' })],
    ['in the bag', () => ({ estado: 'Para transferir' })],
    ['asked for', () => ({ estado: 'Solicitada', receiverId: bruno.passengerId })],
    ["another seller's", () => ({ ownerId: bruno.passengerId })],
  ])(
    'a link with one ticket %s is listed for no ticket, because validate-link would refuse it',
    async (_name, change) => {
      const { ids, link } = await linkOfTwo();
      await changeTicket(app.db, ids[0], change());
      expect(await payable(link)).toBe(false);
      expect(await listed(link)).toEqual([]);
    },
  );

  test('a paid link is not listed', async () => {
    const { link } = await linkOfTwo();
    await app.db.update(sales).set({ paidAt: new Date() }).where(eq(sales.token, link));
    expect(await listed(link)).toEqual([]);
  });
});
