import { eq } from 'drizzle-orm';
import { cancelLink, getNews, saveComment, validateLink } from '@rifas/shared/contracts';
import { sales } from '../db/schema';
import { createLink, type Link } from '../testing/checkout-steps';
import { readAnswer } from '../testing/contract-request';
import { changeTicket, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: TestSeller;
let ids: number[];
let link: Link;
let token: string;
beforeEach(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  ids = await createRaffle(app.db, ana.passengerId, { numero: '00123' });
  link = await createLink(app, ana, ids, false);
  token = await app.tokenOf(ana.userId);
});

const validate = () => app.call(validateLink, { token: link.token });
const opened = async () =>
  readAnswer(getNews, await app.call(getNews, {}, { token })).entries.filter(({ kind }) => kind === 'linkOpened');

test('a live link is shown with its buyer, its seller and its tickets', async () => {
  expect(readAnswer(validateLink, await validate())).toMatchObject({
    saleId: link.saleId,
    passengerId: ana.passengerId,
    absorbsSurcharge: false,
    buyer: { firstName: 'Eva', lastName: 'Paz', email: 'eva@example.com', phone: '099', department: 'Salto' },
    seller: { firstName: 'ana', lastName: 'Pérez' },
    raffles: [[{ id: ids[0], number: '00123', priceCents: 2000 }, { id: ids[1] }]],
  });
});

test('the seller of a link reads once that it was opened, and the time of the first opening is stored', async () => {
  const first = app.clock();
  await Promise.all([validate(), validate()]);
  app.setTime(60);
  await validate();
  expect(await opened()).toMatchObject([{ who: 'Eva Paz', numbers: ['00123'] }]);
  const [sale] = await app.db.select().from(sales).where(eq(sales.id, link.saleId));
  expect(sale?.openedAt).toEqual(first);
});

test('the comment of a seller on a raffle is not shown to the buyer', async () => {
  await app.call(saveComment, { numero: '00123', comment: 'paga el martes' }, { token });
  expect((await validate()).text).not.toContain('paga el martes');
});

test.each([
  ['ended', () => app.call(cancelLink, { token: link.token }, { token })],
  ['a ticket sold', () => changeTicket(app.db, ids[1], { estado: 'Pago' })],
  [
    'a ticket with another seller',
    async () => {
      const bruno = await createSeller(app.db, 'bruno@example.com');
      await changeTicket(app.db, ids[0], { ownerId: bruno.passengerId });
    },
  ],
])(`%s: 'Talones pagos', and nobody is told that it was opened`, async (_what, make) => {
  await make();
  expect((await validate()).body).toMatchObject({ status: 'error', message: 'Talones pagos' });
  expect(await opened()).toEqual([]);
});
