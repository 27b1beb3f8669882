import { minusCents, sumOfKnown, type Cents } from './money';
import type { ByKind, ExtraCost, Itinerary, TripTotals } from './trip';

/** `unknown`: a price or the collected amount is missing, so the debt is unknown. */
export type TripOutcome = 'owed' | 'favour' | 'settled' | 'unknown';
export type DepositKind = keyof ByKind;

export interface CostLine {
  readonly label: string;
  readonly amount: Cents | undefined;
}

/** The amounts that came in by one means of payment. */
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
  /** Undefined if one of its lines is. */
  readonly cost: Cents | undefined;
  readonly collected: Cents | undefined;
  /** The part that came in during the last 7 days; undefined if the API does not send it. */
  readonly collectedLastWeek: Cents | undefined;
  readonly deposited: Cents | undefined;
  readonly registered: Cents | undefined;
  /** Never negative: `outcome` gives the direction. Undefined if the cost or the collected amount is. */
  readonly difference: Cents | undefined;
  readonly outcome: TripOutcome;
  readonly label: string;
  /**
   * The collected part of the cost, in whole percent, 0 to 100; 100 only when nothing is owed. Undefined if
   * `difference` is.
   */
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
 * The cost of the trip with its extras, compared with what was collected.
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
