import type { BagEntry, PendingEntry } from '@rifas/shared/contracts';

interface EntryChanges {
  readonly draws?: number;
  readonly ownerId?: number;
}

/** A raffle of a bag list; `owner` is 'Nombre Apellido'. */
export function entryOf(Numero: string, owner = '', { draws = 2, ownerId = 9 }: EntryChanges = {}): BagEntry {
  const [nombres = null, apellidos = null] = owner.split(' ');
  return {
    Numero,
    Sorteos: Array.from({ length: draws }, (_, index) => ({
      sorteo_numero: String(index + 1),
      pasajero_id: ownerId,
      pasajero_nombres: nombres,
      pasajero_apellidos: apellidos,
    })),
  };
}

/** Raffles on their way between the seller and somebody else. */
export const pendingOf = (name: string, ...numbers: string[]): PendingEntry => ({
  dueno: { duenoName: name, duenoEmail: `${name.toLowerCase().replace(' ', '.')}@mail.com`, duenoPhone: '099 123 456' },
  rifas: numbers.map((Numero) => ({ Numero, Sorteos: [{ sorteo_numero: '1' }] })),
});
