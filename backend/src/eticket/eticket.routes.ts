import type { App } from '../platform/app';
import { registerCalendar } from './calendar';
import { registerResendTicket } from './resend-ticket';
import { registerTicketPage } from './ticket-page';
import { registerValidity } from './validity';

export function registerETickets(app: App): void {
  registerResendTicket(app);
  registerTicketPage(app);
  registerCalendar(app);
  registerValidity(app);
}
