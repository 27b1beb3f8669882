import type { Buyer } from '@rifas/shared/domain';

export type RaffleOutcome =
  | { kind: 'pending'; comment?: string }
  /** Sold whole to one buyer, by card or in cash. */
  | { kind: 'sold'; by: 'credit' | 'debit' | 'cash'; buyer: number; daysAgo: number; comment?: string; prize?: boolean }
  /** Some draws sold to different buyers, the rest pending. */
  | { kind: 'mixed'; by: 'credit' | 'cash'; daysAgo: number }
  | { kind: 'bag' }
  | { kind: 'requested'; by: string };

export interface PlannedRaffle {
  number: string;
  outcome: RaffleOutcome;
}

export interface PlannedSeller {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  mustSetPassword?: boolean;
  raffles: PlannedRaffle[];
  /** Bank deposits beyond what the cash sales need, as multiples of the ticket price. */
  spareDeposits: { tickets: number; daysAgo: number; personalTickets?: number }[];
  /** A card payment towards the trip itself, as a multiple of the ticket price. */
  cardPersonalTickets?: number;
}

const pending = (number: string, comment?: string): PlannedRaffle => ({
  number,
  outcome: comment ? { kind: 'pending', comment } : { kind: 'pending' },
});

const ANA: PlannedSeller = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Rodríguez Silva',
  phone: '099 412 873',
  raffles: [
    ...['00107', '00108', '00115', '00123', '00131', '00140', '00148', '00152'].map((number) => pending(number)),
    pending('00156', 'Reservada para la tía Marta, paga a fin de mes'),
    { number: '00160', outcome: { kind: 'sold', by: 'credit', buyer: 0, daysAgo: 34, comment: 'Vecina del 4' } },
    { number: '00161', outcome: { kind: 'sold', by: 'debit', buyer: 1, daysAgo: 27 } },
    { number: '00162', outcome: { kind: 'sold', by: 'cash', buyer: 2, daysAgo: 41 } },
    { number: '00163', outcome: { kind: 'mixed', by: 'credit', daysAgo: 12 } },
    { number: '00164', outcome: { kind: 'mixed', by: 'cash', daysAgo: 4 } },
    { number: '00165', outcome: { kind: 'sold', by: 'credit', buyer: 3, daysAgo: 48, prize: true } },
    { number: '00170', outcome: { kind: 'bag' } },
    { number: '00171', outcome: { kind: 'bag' } },
    { number: '00172', outcome: { kind: 'requested', by: 'bruno@example.com' } },
  ],
  spareDeposits: [
    { tickets: 15, daysAgo: 9 },
    { tickets: 25, daysAgo: 30, personalTickets: 10 },
    { tickets: 6, daysAgo: 55, personalTickets: 6 },
  ],
  cardPersonalTickets: 8,
};

const BRUNO: PlannedSeller = {
  email: 'bruno@example.com',
  firstName: 'Bruno',
  lastName: 'Fernández Acosta',
  phone: '098 236 510',
  raffles: [
    ...['00207', '00214', '00221', '00228', '00235', '00242'].map((number) => pending(number)),
    { number: '00250', outcome: { kind: 'sold', by: 'debit', buyer: 4, daysAgo: 16 } },
    { number: '00251', outcome: { kind: 'sold', by: 'cash', buyer: 5, daysAgo: 22, comment: 'Del trabajo de papá' } },
    { number: '00252', outcome: { kind: 'mixed', by: 'credit', daysAgo: 7 } },
    { number: '00253', outcome: { kind: 'sold', by: 'credit', buyer: 6, daysAgo: 44, prize: true } },
    { number: '00260', outcome: { kind: 'bag' } },
    { number: '00261', outcome: { kind: 'bag' } },
    { number: '00262', outcome: { kind: 'requested', by: 'ana@example.com' } },
  ],
  spareDeposits: [
    { tickets: 10, daysAgo: 5 },
    { tickets: 20, daysAgo: 38, personalTickets: 5 },
  ],
  cardPersonalTickets: 4,
};

const NEW_SELLER: PlannedSeller = {
  email: 'nueva@example.com',
  firstName: 'Valentina',
  lastName: 'Núñez Pereira',
  phone: '091 774 028',
  mustSetPassword: true,
  raffles: ['00301', '00302', '00303'].map((number) => pending(number)),
  spareDeposits: [],
};

const MANY = 500;
const outcomeOfMany = (index: number): RaffleOutcome => {
  if (index % 10 === 3) return { kind: 'sold', by: 'credit', buyer: index, daysAgo: 10 + (index % 50) };
  if (index % 10 === 6) return { kind: 'sold', by: 'debit', buyer: index, daysAgo: 10 + (index % 40) };
  if (index % 20 === 8) return { kind: 'mixed', by: 'credit', daysAgo: 5 + (index % 30) };
  if (index % 50 === 11) return { kind: 'bag' };
  return index % 25 === 0 ? { kind: 'pending', comment: 'Llamar la semana que viene' } : { kind: 'pending' };
};

const BIG_SELLER: PlannedSeller = {
  email: 'mucho@example.com',
  firstName: 'Martín',
  lastName: 'Techera Olivera',
  phone: '094 605 391',
  raffles: Array.from({ length: MANY }, (_, index) => ({
    number: String(1001 + index).padStart(5, '0'),
    outcome: outcomeOfMany(index),
  })),
  spareDeposits: [{ tickets: 40, daysAgo: 14, personalTickets: 12 }],
};

export const DEMO_SELLERS: readonly PlannedSeller[] = [ANA, BRUNO, NEW_SELLER, BIG_SELLER];
export const DEMO_PASSWORD = 'Rifas2026!';

const FIRST_NAMES = 'Lucía,Mateo,Carmen,Rodrigo,Florencia,Gustavo,Silvia,Andrés,Mariana,Nicolás,Elena'.split(',');
const LAST_NAMES =
  'Cabrera,Suárez,Olivera,Pintos,Martínez,Viera,Bentancor,Sosa,Méndez,García,Castro,Techera,Da Silva'.split(',');
const TOWNS = 'Montevideo,Canelones,Maldonado,Salto,Colonia,Paysandú,Rocha'.split(',');

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** A plausible buyer; the same index gives the same person. */
export function demoBuyer(index: number): Buyer {
  const [firstName, lastName] = [pick(FIRST_NAMES, index), pick(LAST_NAMES, index * 3 + 1)];
  return {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}@example.com`,
    phone: `09${1 + (index % 9)} ${String(100 + ((index * 37) % 900))} ${String(100 + ((index * 53) % 900))}`,
    department: pick(TOWNS, index),
  };
}
