import type { FeatureScope, Gated, Label, Variant } from '../deployment';

/**
 * Whether a deployment has an entry. Routes, menu entries, home entries and widgets all follow this one rule.
 * @example isAvailable({ variants: ['dtyt'] }, { variant: 'ccee', mode, settings }) // false
 */
export function isAvailable(entry: Gated, scope: FeatureScope): boolean {
  if (entry.variants && !entry.variants.includes(scope.variant)) return false;
  return entry.setting === undefined || scope.settings[entry.setting];
}

/**
 * The label in a variant. A variant without its own text takes the first one.
 * @example labelFor({ dtyt: 'Bolsa', ccee: 'Transferencia' }, 'ccee') // 'Transferencia'
 */
export function labelFor(label: Label, variant: Variant): string {
  return typeof label === 'string' ? label : (label[variant] ?? Object.values(label)[0] ?? '');
}
