import { LINK_STATES, NEWS_KINDS, PURCHASE_STATES } from '../domain';
import { linkTicketOf, newsEntryOf, purchaseOf, receiptOf, sellerLinkOf } from '../testing';
import {
  getLiveLinks,
  getMyLinks,
  getNews,
  getPurchase,
  getTicketValidity,
  replaceLink,
  resourcesChangedBy,
  STRICT,
  tolerantReading,
  type AnyContract,
  type ResponseOf,
} from './index';

/** The value that a page reads from an answer that a server wrote by the same contract. */
function travelled<C extends AnyContract>(contract: C, value: ResponseOf<C>): unknown {
  return contract.response.read(JSON.parse(JSON.stringify(contract.response.write(value as never))), STRICT);
}

test.each(LINK_STATES.filter((state) => state !== 'unknown'))(
  'a link in the state %s is read as it was written',
  (state) => {
    const links = [sellerLinkOf({ state, tickets: [linkTicketOf(), linkTicketOf({ id: 2, draw: '2' })] })];
    expect(travelled(getMyLinks, links)).toEqual(links);
  },
);

test.each(PURCHASE_STATES.filter((state) => state !== 'unknown'))(
  'a purchase in the state %s is read as it was written',
  (state) => {
    const purchase = purchaseOf({ state });
    expect(travelled(getPurchase, purchase)).toEqual(purchase);
  },
);

test('the receipt of a cash sale after all draws, without card and calendar, is read as it was written', () => {
  const purchase = purchaseOf({ receipt: receiptOf({ card: undefined, calendarPath: undefined, sentTo: undefined }) });
  expect(travelled(getPurchase, purchase)).toEqual(purchase);
});

test.each(NEWS_KINDS.filter((kind) => kind !== 'unknown'))(
  'news of the kind %s is read as it was written and names the data that it makes old',
  (kind) => {
    const news = { cursor: '7', entries: [newsEntryOf({ kind })], truncated: false };
    expect(travelled(getNews, news)).toEqual(news);
    expect(resourcesChangedBy(kind)).not.toHaveLength(0);
  },
);

test.each([' Pagado ', 'PAGADO'])('the state %p is read as paid', (estado) => {
  expect(getPurchase.response.read({ estado }, tolerantReading())).toMatchObject({ state: 'paid' });
});

test.each([
  ['VISA', 'CRÉDITO', 3],
  [' visa ', 'credito', '3'],
  ['Visa', 'Crédito', '03'],
])('the card of a receipt is read from %p, %p and %p', (tarjeta, Tipo, Cuotas) => {
  const sent = JSON.parse(JSON.stringify(getPurchase.response.write(purchaseOf({ receipt: receiptOf() })))) as {
    comprobante: { tarjeta: object };
  };
  Object.assign(sent.comprobante.tarjeta, { tarjeta, Tipo, Cuotas });
  const reading = tolerantReading();
  const { receipt } = getPurchase.response.read(sent, reading);
  expect(receipt?.card).toMatchObject({ brand: 'Visa', type: 'credit', instalments: '03' });
  expect(reading.oddities).toEqual([]);
});

test('a link state that this site does not know is read as unknown, and the rest of the link is read', () => {
  const reading = tolerantReading();
  const sent = [{ venta_id: 7, token: 't', estado: 'vencido', comprador: {}, talones: [] }];
  expect(getMyLinks.response.read(sent, reading)).toMatchObject([{ state: 'unknown', token: 't' }]);
  expect(reading.oddities).toEqual([]);
});

test('live links without buyer and state are read, because another version of the API sends them so', () => {
  expect(getLiveLinks.response.read([{ talon_id: 7, token: 't' }], STRICT)).toMatchObject([
    { ticketId: 7, token: 't', buyer: undefined, state: undefined },
  ]);
});

test('a receipt without its sum is left out, because money is not guessed', () => {
  const sent = getPurchase.response.write(purchaseOf()) as { comprobante: object };
  const reading = tolerantReading();
  const read = getPurchase.response.read({ ...sent, comprobante: { ...sent.comprobante, pagado: null } }, reading);
  expect(read).toMatchObject({ state: 'paid', receipt: undefined });
  expect(reading.oddities).toHaveLength(1);
});

test('the validity of an e-ticket has no field for contact data', () => {
  const sent = getTicketValidity.response.write({
    valid: true,
    buyer: 'Lucía Méndez',
    seller: 'Ana Pérez',
    tickets: [linkTicketOf()],
    paidAt: undefined,
    organiser: { name: 'Viajes del Sur', email: 'contacto@rifas.example' },
  });
  expect(Object.keys(sent as object)).toEqual(['valido', 'comprador', 'vendedor', 'talones', 'fecha', 'organizador']);
});

test('the request to replace a link has the old link, the new buyer and who pays the surcharge', () => {
  const { buyer } = sellerLinkOf();
  expect(replaceLink.request.write({ token: 'old', absorbsSurcharge: true, buyer })).toMatchObject({
    token: 'old',
    asumirRecargo: true,
    Nombre: 'Lucía',
    Email: 'lucia@example.com',
  });
});
