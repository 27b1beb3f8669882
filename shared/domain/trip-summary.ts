import type { ExtraCost, Itinerary, TripTotals } from '../contracts';
import { minusCents, sumCents, toCents, type Cents } from './money';

export type TripOutcome = 'owed' | 'favour' | 'settled';
export type DepositKind = 'credit' | 'debit' | 'cash';

export interface CostLine {
  label: string;
  amount: Cents;
}

/** What came in by one means of payment (specification 3, trip summary). */
export interface KindBreakdown {
  kind: DepositKind;
  label: string;
  deposited: Cents;
  registered: Cents;
  collected: Cents;
  personalPayments: Cents;
  rafflesRegistered: Cents;
  rafflesCollected: Cents;
}

export interface TripSummary {
  cost: Cents;
  collected: Cents;
  deposited: Cents;
  registered: Cents;
  /** Never negative; `outcome` says whose it is. */
  difference: Cents;
  outcome: TripOutcome;
  label: string;
  /** Collected of the cost, in whole percent, 0 to 100; 100 only when nothing is owed. */
  progress: number;
  /** The trip itself first, then its extra costs; they add up to `cost`. */
  costLines: CostLine[];
  byKind: KindBreakdown[];
}

const LABELS: Readonly<Record<TripOutcome, string>> = {
  owed: 'Saldo a pagar',
  favour: 'Saldo a favor',
  settled: 'Viaje saldado',
};

const KINDS = [
  { kind: 'credit', label: 'Crédito', suffix: 'Credito' },
  { kind: 'debit', label: 'Débito', suffix: 'Debito' },
  { kind: 'cash', label: 'Contado', suffix: 'Contado' },
] as const;

const breakdown = (totals: TripTotals): KindBreakdown[] =>
  KINDS.map(({ kind, label, suffix }) => ({
    kind,
    label,
    deposited: toCents(totals[`totalDepositado${suffix}`]),
    registered: toCents(totals[`totalRegistrado${suffix}`]),
    collected: toCents(totals[`totalRecaudado${suffix}`]),
    personalPayments: toCents(totals[`totalPagoPersonal${suffix}`]),
    rafflesRegistered: toCents(totals[`totalRifasRegistrado${suffix}`]),
    rafflesCollected: toCents(totals[`totalRifasRecaudado${suffix}`]),
  }));

const outcomeOf = (owed: Cents): TripOutcome => (owed > 0 ? 'owed' : owed < 0 ? 'favour' : 'settled');

function progressOf(cost: Cents, collected: Cents): number {
  if (collected >= cost) return 100;
  return Math.max(0, Math.floor((collected * 100) / cost));
}

/** Cost of the trip with its extras against what was collected (specification 2, dashboard home; D7). */
export function tripSummary({ itinerario, totales }: Itinerary, extraCosts: readonly ExtraCost[]): TripSummary {
  const costLines = [
    { label: itinerario.nombre, amount: toCents(itinerario.precio) },
    ...extraCosts.map(({ descripcion, monto }) => ({ label: descripcion, amount: toCents(monto) })),
  ];
  const cost = sumCents(costLines.map((line) => line.amount));
  const collected = toCents(totales.totalRecaudado);
  const owed = minusCents(cost, collected);
  const outcome = outcomeOf(owed);
  return {
    cost,
    collected,
    deposited: toCents(totales.totalDepositado),
    registered: toCents(totales.totalRegistrado),
    difference: owed < 0 ? minusCents(collected, cost) : owed,
    outcome,
    label: LABELS[outcome],
    progress: progressOf(cost, collected),
    costLines,
    byKind: breakdown(totales),
  };
}
