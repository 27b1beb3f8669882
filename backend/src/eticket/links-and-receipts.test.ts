import { eq } from 'drizzle-orm';
import {
  deletePayment,
  getLiveLinks,
  getMailSettings,
  getMyLinks,
  getNews,
  getPurchase,
  getSoldTicket,
  getTicketValidity,
  validateLink,
} from '@rifas/shared/contracts';
import { palettes } from '@rifas/shared/ui/palette';
import { draws, sales } from '../db/schema';
import { createLink, notify, sellInCash, startPayment, type Link } from '../testing/checkout-steps';
import { readAnswer } from '../testing/contract-request';
import { createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
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
  link = await createLink(app, ana, ids);
  token = await app.tokenOf(ana.userId);
});

const soldInCash = async () => expect((await sellInCash(app, ana, ids)).body.status).toBe('success');
const linkStates = async () =>
  readAnswer(getMyLinks, await app.call(getMyLinks, {}, { token })).map(({ state }) => state);
const get = (url: string) => app.request({ method: 'GET', url });

test('the seller of a link sees each state: made, opened, in payment, rejected and paid', async () => {
  expect(await linkStates()).toEqual(['made']);
  await app.call(validateLink, { token: link.token });
  expect(await linkStates()).toEqual(['opened']);
  const attempt = await startPayment(app, link, 4000);
  expect(await linkStates()).toEqual(['inPayment']);
  const live = readAnswer(getLiveLinks, await app.call(getLiveLinks, {}, { token }));
  expect(live).toMatchObject([{ buyer: 'Eva Paz', state: 'inPayment' }, { ticketId: ids[1] }]);
  await notify(app, attempt, { approved: false });
  expect(await linkStates()).toEqual(['rejected']);
  await notify(app, await startPayment(app, link, 4000));
  expect(await linkStates()).toEqual(['paid']);
});

test('a cash sale ends the live links of its tickets, for good', async () => {
  await soldInCash();
  expect(await linkStates()).toEqual(['replaced']);
  expect((await app.call(validateLink, { token: link.token })).body.message).toBe('Talones pagos');
  // The cash sale is deleted and the tickets are free again; the link stays ended.
  for (const talon_id of ids) await app.call(deletePayment, { talon_id }, { token });
  expect((await app.call(validateLink, { token: link.token })).body.status).toBe('error');
});

test('the receipt has the same content in the call, the mail and the page, with the price of each ticket and the card', async () => {
  await notify(app, await startPayment(app, link, 4200, { cuotas: '12' }));
  const { receipt } = readAnswer(getPurchase, await app.call(getPurchase, { token: link.token }));
  expect(receipt).toMatchObject({
    totalCents: 4000,
    surchargeCents: 200,
    paidCents: 4200,
    card: { brand: 'Visa', instalments: '12', authorizationCode: '123456', maskedNumber: '4*** **** **** 1111' },
  });
  const [mail] = await app.mailsTo('eva@example.com');
  const page = (await get(`/${receipt?.ticketPath}`)).text;
  for (const part of [
    '00123',
    '15/03/2999',
    'Eva Paz',
    'ana Pérez',
    'Viajes del Sur',
    'US$ 42,00',
    'US$ 2,00',
    '12:00:00 21/11/2026',
    'US$ 20,00',
    'Visa crédito ',
    '4***\u00a0****\u00a0****\u00a01111',
    '12 de US$ 3,50',
    '123456',
  ])
    for (const text of [mail?.text, mail?.html, page]) expect(text).toContain(part);
  for (const html of [mail?.html, page])
    expect(html).toMatch(/<t?d?d[^>]*><a [^>]*href="mailto:contacto@rifas.example"/);
  const order =
    /Total pagado.*Precio.*Recargo de la tarjeta.*Cuotas.*Tarjeta.*Autorización.*Fecha.*Comprador.*Vende.*Organiza.*Venta.*Consultas/s;
  for (const text of [mail?.text, mail?.html, page]) expect(text).toMatch(order);
  expect(mail?.text).toContain('Este es tu número:');
  expect(mail?.text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- Rifa 00123, sorteo 1 · 15/03/2999: US$ 20,00',
    '- Rifa 00123, sorteo 2 · 15/03/2999: US$ 20,00',
  ]);
});

test('an opened e-ticket marks the draws that are over, and no other draw', async () => {
  await app.db.update(draws).set({ fecha: '2026-11-20 20:00:00' }).where(eq(draws.numero, '1'));
  await soldInCash();
  const sold = readAnswer(getSoldTicket, await app.call(getSoldTicket, { talon_id: ids[0] }, { token }));
  for (const path of [sold.ticketPath, sold.validityPath]) {
    const page = (await get(`/${path}`)).text;
    expect(page).toMatch(/sorteo 1 · 20\/11\/2026\u00a0· ya\u00a0se\u00a0sorteó/i);
    expect(page.match(/ya\u00a0se\u00a0sorteó/g)).toHaveLength(1);
  }
  const single = await createTestApp({ deployment: { mode: 'single' }, database: app.database });
  const whole = await single.request({ method: 'GET', url: `/${sold.ticketPath}` });
  expect(whole.text).toContain('Talón 1\u00a0· ya\u00a0se\u00a0sorteó');
  expect(whole.text).toContain('<li><span>Talón 2<');
});

test('a cash sale has an e-ticket by mail and for WhatsApp, which is valid until the sale is deleted', async () => {
  await soldInCash();
  expect((await app.mailsTo('marta@mail.com'))[0]?.text).toContain('Forma de pago: contado');
  const sold = readAnswer(getSoldTicket, await app.call(getSoldTicket, { talon_id: ids[0] }, { token }));
  expect(sold.buyer).toMatchObject({ firstName: 'Marta', phone: '099' });
  expect((await get(`/${sold.ticketPath}`)).text).toContain('Marta Gómez');
  const validity = (await get(`/${sold.validityPath}`)).text;
  expect(validity).toContain('Es válido');
  expect(validity).toContain('<a href="mailto:contacto@rifas.example">contacto@<wbr>rifas.example</a>');
  // The yellow of the brand would not be visible on the background of the page.
  expect(validity).toContain(`--focus:${palettes.dtyt.light.focus};`);
  expect(validity).toContain(':focus-visible{outline:3px solid var(--focus)');
  await app.call(deletePayment, { talon_id: ids[0] }, { token });
  expect((await get(`/${sold.validityPath}`)).text).not.toContain('sorteo 1');
  await app.call(deletePayment, { talon_id: ids[1] }, { token });
  expect((await get(`/${sold.validityPath}`)).status).toBe(404);
});

test('the page behind the QR says whether the e-ticket is valid and whose it is, without contacts', async () => {
  const code = (await app.db.select().from(sales))[0]?.validityCode ?? '';
  expect((await app.call(getTicketValidity, { codigo: code })).body.data).toMatchObject({
    valido: false,
    comprador: '',
  });
  await notify(app, await startPayment(app, link, 4000));
  const { text } = await app.call(getTicketValidity, { codigo: code });
  const page = (await get(`/talon/validez/${code}`)).text;
  for (const told of [text, page]) {
    expect(told).toContain('Eva Paz');
    for (const secret of ['eva@example.com', '099', link.token, '123456', '20,00']) expect(told).not.toContain(secret);
  }
  expect((await get('/talon/validez/nada')).text).toContain('No es válido');
});

test('the calendar has one event for each coming draw, and its lines end and fold as the format requires', async () => {
  expect((await get(`/talon/sorteos/${link.token}`)).status).toBe(404);
  await notify(app, await startPayment(app, link, 4000));
  const { text, headers } = await get(`/talon/sorteos/${link.token}`);
  expect(headers['content-type']).toContain('text/calendar');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('DTSTART;TZID=America/Montevideo:29990315T200000\r\n');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  app.setTime(new Date('2999-03-16T15:00:00Z'));
  expect((await get(`/talon/sorteos/${link.token}`)).status).toBe(404);
});

test('a name with a character that turns text does not turn the rest of the mail about a sale', async () => {
  await notify(app, await startPayment(app, link, 4000, { client_lname: 'Paz\u202e' }));
  expect((await app.mailsTo('ana@example.com'))[0]?.subject).toBe('Rifas: Eva Paz pagó US$ 40,00');
});

test('each card sale is mailed to its seller, who can stop these mails with one click', async () => {
  await notify(app, await startPayment(app, link, 4000));
  const [mail] = await app.mailsTo('ana@example.com');
  expect(mail?.subject).toBe('Rifas: Eva Paz pagó US$ 40,00');
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const address = /<http:\/\/rifas\.test(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const wanted = async () => readAnswer(getMailSettings, await app.call(getMailSettings, {}, { token })).sales;
  // A mail scanner opens every address, so GET must change nothing.
  expect((await get(address)).status).toBe(200);
  expect(await wanted()).toBe(true);
  const oneClick = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  };
  expect((await app.request({ ...oneClick, url: address })).status).toBe(200);
  expect(await wanted()).toBe(false);
  expect((await app.request({ ...oneClick, url: '/talon/mails/baja/nada' })).status).toBe(404);
  const more = await createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero: '00124' }));
  await notify(app, await startPayment(app, more, 4000));
  expect(await app.mailsTo('ana@example.com')).toHaveLength(1);
});

test('the news list in order what happened since a cursor, for their own seller only', async () => {
  const newsOf = async (cursor: string, as = token) =>
    readAnswer(getNews, await app.call(getNews, { cursor }, { token: as }));
  const first = await newsOf('');
  expect(first.entries).toEqual([]);
  await app.call(validateLink, { token: link.token });
  await notify(app, await startPayment(app, link, 4000));
  const second = await newsOf(first.cursor);
  expect(second.entries).toMatchObject([
    { kind: 'linkOpened', who: 'Eva Paz' },
    { kind: 'linkPaid', who: 'Eva Paz', numbers: ['00123'], amountCents: 4000 },
  ]);
  expect((await newsOf(second.cursor)).entries).toEqual([]);
  const bruno = await createSeller(app.db, 'bruno@example.com');
  expect((await newsOf('', await app.tokenOf(bruno.userId))).entries).toEqual([]);
});
