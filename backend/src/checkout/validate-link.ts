import { eq } from 'drizzle-orm';
import { validateLink } from '@rifas/shared/contracts';
import { passengers } from '../db/schema';
import type { App } from '../platform/app';
import { publicRoute } from '../platform/route';
import { payableSale } from './payable-sale';

export function registerValidateLink(app: App): void {
  publicRoute(app, validateLink, async ({ body }) => {
    const { sale, raffles } = await payableSale(app, body.token);
    const [seller] = await app.db.select().from(passengers).where(eq(passengers.id, sale.passengerId));
    return {
      linkData: {
        id: sale.id,
        Pasajero: sale.passengerId,
        AsumirRecargo: sale.asumirRecargo,
        CompradorNombre: sale.compradorNombre,
        CompradorApellido: sale.compradorApellido,
        CompradorEmail: sale.compradorEmail,
        CompradorCelular: sale.compradorCelular,
        CompradorDepartamento: sale.compradorDepartamento,
      },
      persona: { Nombres: seller?.nombres ?? '', Apellidos: seller?.apellidos ?? '' },
      // What a seller notes on a raffle is not the buyer's to read.
      talones: raffles.map((raffle) => raffle.map((ticket) => ({ ...ticket, Comentario: null, Nombre: null }))),
    };
  });
}
