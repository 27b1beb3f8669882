import type { MailSettings, News, NewsEntry, NewsKind } from '../domain';
import { amount } from './amount';
import type { Codec } from './codec';
import { defineContract, type Resource } from './contract';
import { date } from './date';
import { id, number } from './identifiers';
import { newsKind } from './link-codecs';
import { filled, flag, noFields, nothing, optional, otherwise, textOrEmpty } from './scalars';
import { field, list, object } from './structures';

// These calls are not in the specification: see links.contracts.ts.

/** How many entries one answer may hold. */
const MAX_NEWS = 200;

const entry: Codec<NewsEntry> = object({
  id: field(id, 'id'),
  kind: field(newsKind, 'tipo'),
  at: field(date, 'fecha'),
  who: field(textOrEmpty(240), 'quien'),
  numbers: field(otherwise(list(number, { max: 500 }), []), 'rifas'),
  amountCents: field(optional(amount), 'monto'),
});

const news: Codec<News> = object({
  cursor: field(filled(100), 'cursor'),
  entries: field(otherwise(list(entry, { max: MAX_NEWS }), []), 'novedades'),
  truncated: field(otherwise(flag, false), 'recortado'),
});

/**
 * What happened to the seller's links, tickets and raffles after `cursor`; without a cursor, in the last 7 days. An
 * answer without entries is cheap, so an open list may call this every few seconds while it is visible.
 * @example const { cursor, entries } = await http.call(getNews, { cursor: lastCursor });
 */
export const getNews = defineContract({
  name: 'getNews',
  method: 'POST',
  reads: true,
  path: 'api/pasajero/news',
  extension: true,
  request: object({ cursor: field(optional(filled(100)), 'cursor') }),
  response: news,
});

const OLD_AFTER: Readonly<Record<NewsKind, readonly Resource[]>> = {
  linkOpened: ['links'],
  linkPaid: ['raffles', 'deposits', 'transfers', 'trip', 'links'],
  paymentRejected: ['links'],
  paymentToCheck: ['raffles', 'links'],
  paymentRefunded: ['links'],
  raffleSent: ['transfers'],
  raffleRequested: ['raffles', 'transfers'],
  raffleReceived: ['raffles', 'transfers'],
  unknown: ['raffles', 'deposits', 'transfers', 'trip', 'links'],
};

/**
 * The data that a page must load again after news of this kind.
 * @example resourcesChangedBy('raffleSent') // ['transfers']
 */
export const resourcesChangedBy = (kind: NewsKind): readonly Resource[] => OLD_AFTER[kind];

const mailSettings: Codec<MailSettings> = object({ sales: field(flag, 'avisar_ventas') });

/** Which mails the seller receives. */
export const getMailSettings = defineContract({
  name: 'getMailSettings',
  method: 'GET',
  path: 'api/pasajero/mail-settings',
  extension: true,
  resource: 'passenger',
  request: noFields,
  response: mailSettings,
});

/**
 * Saves which mails the seller receives.
 * @example await http.call(saveMailSettings, { sales: false });
 */
export const saveMailSettings = defineContract({
  name: 'saveMailSettings',
  method: 'POST',
  path: 'api/pasajero/mail-settings',
  extension: true,
  changes: ['passenger'],
  request: mailSettings,
  response: nothing,
});
