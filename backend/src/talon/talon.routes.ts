import { getDetailedRaffles, getRaffles } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { route } from '../platform/route';
import { registerComment } from './comment';
import { registerGenerateLink } from './generate-link';
import { registerLiveLinks } from './live-links';
import { rafflesOf } from './ticket-queries';

export function registerTickets(app: App): void {
  route(app, getRaffles, ({ seller }) => rafflesOf(app.db, seller.passengerId));
  route(app, getDetailedRaffles, ({ seller }) => rafflesOf(app.db, seller.passengerId));
  registerComment(app);
  registerGenerateLink(app);
  registerLiveLinks(app);
}
