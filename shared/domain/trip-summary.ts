import { minusCents, sumOfKnown, type Cents } from './money';
import type { ByKind, ExtraCost, Itinerary, TripTotals } from './trip';

/** `unknown`: a price or what was collected is missing, so nobody can say what is owed. */
export type TripOutcome = 'owed' | 'favour' | 'settled' | 'unknown';
export type DepositKind = keyof ByKind;

export interface CostLine {
  readonly label: string;
  readonly amount: Cents | undefined;
}

/** What came in by one means of payment. */
export interface KindBreakdown {
  readonly kind: DepositKind;
  readonly label: string;
  readonly deposited: Cents | undefined;
  readonly registered: Cents | undefined;
  readonly collected: Cents | undefined;
  readonly personalPayments: Cents | undefined;
  readonly rafflesRegistered: Cents | undefined;
  readonly rafflesCollected: Cents | undefined;
}

export interface TripSummary {
  /** Undefined where one of its lines is. */
  readonly cost: Cents | undefined;
  readonly collected: Cents | undefined;
  /** What of it came in the last 7 days; undefined where the API does not say. */
  readonly collectedLastWeek: Cents | undefined;
  readonly deposited: Cents | undefined;
  readonly registered: Cents | undefined;
  /** Never negative; `outcome` says whose it is. Undefined where the cost or what was collected is. */
  readonly difference: Cents | undefined;
  readonly outcome: TripOutcome;
  readonly label: string;
  /** Collected of the cost, in whole percent, 0 to 100; 100 only when nothing is owed. Undefined where `difference` is. */
  readonly progress: number | undefined;
  /** The trip itself first, then its extra costs; they add up to `cost`. */
  readonly costLines: readonly CostLine[];
  readonly byKind: readonly KindBreakdown[];
}

const LABELS: Readonly<Record<TripOutcome, string>> = {
  owed: 'Saldo a pagar',
  favour: 'Saldo a favor',
  settled: 'Viaje saldado',
  unknown: 'Sin precio',
};

const KINDS = [
  { kind: 'credit', label: 'Crédito' },
  { kind: 'debit', label: 'Débito' },
  { kind: 'cash', label: 'Contado' },
] as const;

const breakdown = (totals: TripTotals): KindBreakdown[] =>
  KINDS.map(({ kind, label }) => ({
    kind,
    label,
    deposited: totals.deposited[kind],
    registered: totals.registered[kind],
    collected: totals.collected[kind],
    personalPayments: totals.personalPayments[kind],
    rafflesRegistered: totals.rafflesRegistered[kind],
    rafflesCollected: totals.rafflesCollected[kind],
  }));

const outcomeOf = (owed: Cents): TripOutcome => (owed > 0 ? 'owed' : owed < 0 ? 'favour' : 'settled');

function progressOf(cost: Cents, collected: Cents): number {
  if (collected >= cost) return 100;
  return Math.max(0, Math.floor((collected * 100) / cost));
}

type Standing = Pick<TripSummary, 'difference' | 'outcome' | 'progress'>;

function standing(cost: Cents | undefined, collected: Cents | undefined): Standing {
  if (cost === undefined || collected === undefined) {
    return { difference: undefined, outcome: 'unknown', progress: undefined };
  }
  const owed = minusCents(cost, collected);
  return {
    difference: owed < 0 ? minusCents(collected, cost) : owed,
    outcome: outcomeOf(owed),
    progress: progressOf(cost, collected),
  };
}

/**
 * Cost of the trip with its extras against what was collected.
 * @example const { label, difference } = tripSummary(itinerary, extraCosts);
 */
export function tripSummary({ name, priceCents, totals }: Itinerary, extraCosts: readonly ExtraCost[]): TripSummary {
  const costLines: CostLine[] = [
    { label: name, amount: priceCents },
    ...extraCosts.map(({ label, amountCents }) => ({ label, amount: amountCents })),
  ];
  const cost = sumOfKnown(costLines.map((line) => line.amount));
  const stands = standing(cost, totals.collectedCents);
  return {
    cost,
    collected: totals.collectedCents,
    collectedLastWeek: totals.collectedLastWeekCents,
    deposited: totals.depositedCents,
    registered: totals.registeredCents,
    ...stands,
    label: LABELS[stands.outcome],
    costLines,
    byKind: breakdown(totals),
  };
}
