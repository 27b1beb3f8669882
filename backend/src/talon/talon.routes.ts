import { getDetailedRaffles, getRaffles } from '@rifas/shared/contracts';
import { sellerRoute } from '../auth/seller-route';
import type { App } from '../platform/app';
import { registerComment } from './comment';
import { registerGenerateLink } from './generate-link';
import { registerLiveLinks, registerMyLinks } from './my-links';
import { rafflesOf } from './ticket-queries';

export function registerTickets(app: App): void {
  sellerRoute(app, getRaffles, ({ seller }) => rafflesOf(app.db, seller.passengerId));
  sellerRoute(app, getDetailedRaffles, ({ seller }) => rafflesOf(app.db, seller.passengerId));
  registerComment(app);
  registerGenerateLink(app);
  registerLiveLinks(app);
  registerMyLinks(app);
}
