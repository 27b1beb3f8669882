import type { Variant } from '@rifas/shared/deployment';
import { paths } from '@rifas/shared/routing';
import type { IconName } from '@rifas/shared/ui';
import { menuTexts } from './texts';

/** The last part of each sub-view's address. */
export type TransferSlug = 'poner-en-bolsa' | 'directa' | 'solicitar' | 'mi-bolsa' | 'entregas' | 'recepciones';

export interface TransferView {
  readonly slug: TransferSlug;
  readonly label: string;
  readonly hint: string;
  readonly icon: IconName;
}

const VIEWS = {
  put: { slug: 'poner-en-bolsa', ...menuTexts.put, icon: 'bag' },
  direct: { slug: 'directa', ...menuTexts.direct, icon: 'transfer' },
  request: { slug: 'solicitar', ...menuTexts.request, icon: 'hand' },
  ownBag: { slug: 'mi-bolsa', ...menuTexts.ownBag, icon: 'ticket' },
  delivery: { slug: 'entregas', ...menuTexts.delivery, icon: 'truck' },
  reception: { slug: 'recepciones', ...menuTexts.reception, icon: 'check' },
} as const satisfies Record<string, TransferView>;

const ORDER: Readonly<Record<Variant, readonly TransferView[]>> = {
  dtyt: [VIEWS.put, VIEWS.direct, VIEWS.request, VIEWS.ownBag, VIEWS.delivery, VIEWS.reception],
  ccee: [VIEWS.delivery, VIEWS.reception, VIEWS.direct],
};

/** The options of the variant's menu, in the customer's order. */
export const viewsOf = (variant: Variant): readonly TransferView[] => ORDER[variant];

/** The option at an address below the menu; undefined where this variant has none there. */
export const viewAt = (variant: Variant, slug: string | undefined): TransferView | undefined =>
  viewsOf(variant).find((view) => view.slug === slug);

/** Whether this variant has a bag from which sellers request raffles. */
export const hasBag = (variant: Variant): boolean => viewsOf(variant).includes(VIEWS.request);

export const viewPath = (slug: TransferSlug): string => paths.transferView(slug);
