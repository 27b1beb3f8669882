import { and, desc, eq, gt, gte } from 'drizzle-orm';
import { getMailSettings, getNews, saveMailSettings } from '@rifas/shared/contracts';
import { cents, montevideoTime, NEWS_KINDS, type NewsEntry } from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import { news, passengers } from '../db/schema';
import type { App } from '../platform/app';
import { chooseSaleMails, type NewsDetail } from './news';
import { registerUnsubscribe } from './unsubscribe';

const MAX_ENTRIES = 200;
const FIRST_VISIT_MS = 7 * 24 * 3_600_000;

function entryOf({ seq, kind, detail, createdAt }: typeof news.$inferSelect): NewsEntry {
  const { who, numbers, amountCents } = detail as unknown as NewsDetail;
  return {
    id: seq,
    kind: NEWS_KINDS.find((known) => known === kind) ?? 'unknown',
    at: montevideoTime(createdAt),
    who,
    numbers,
    amountCents: amountCents === undefined ? undefined : cents(amountCents),
  };
}

export function registerNews(app: App): void {
  const { db, clock } = app;

  sellerRoute(app, getNews, async ({ body, seller }) => {
    const since = /^\d{1,9}$/.test(body.cursor ?? '') ? Number(body.cursor) : undefined;
    const rows = await db
      .select()
      .from(news)
      .where(
        and(
          eq(news.passengerId, seller.passengerId),
          since === undefined ? gte(news.createdAt, new Date(clock().getTime() - FIRST_VISIT_MS)) : gt(news.seq, since),
        ),
      )
      .orderBy(desc(news.seq))
      .limit(MAX_ENTRIES + 1);
    const newest = rows.slice(0, MAX_ENTRIES).reverse();
    return {
      cursor: String(rows[0]?.seq ?? since ?? 0),
      entries: newest.map(entryOf),
      truncated: rows.length > MAX_ENTRIES,
    };
  });

  sellerRoute(app, getMailSettings, async ({ seller }) => {
    const [row] = await db.select().from(passengers).where(eq(passengers.id, seller.passengerId));
    return { sales: row?.saleMails ?? true };
  });

  sellerRoute(app, saveMailSettings, async ({ body, seller }) => {
    await chooseSaleMails(db, eq(passengers.id, seller.passengerId), body.sales);
  });

  registerUnsubscribe(app);
}
