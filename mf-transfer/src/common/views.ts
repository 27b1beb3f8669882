import type { Variant } from '@rifas/shared/deployment';
import { paths } from '@rifas/shared/routing';
import type { IconName } from '@rifas/shared/ui';

/** The last part of each sub-view's address. */
export type TransferSlug = 'poner-en-bolsa' | 'directa' | 'solicitar' | 'mi-bolsa' | 'entregas' | 'recepciones';

export interface TransferView {
  readonly slug: TransferSlug;
  readonly label: string;
  readonly hint: string;
  readonly icon: IconName;
}

const VIEWS = {
  put: {
    slug: 'poner-en-bolsa',
    label: 'Poner rifas en la bolsa',
    hint: 'Dejalas disponibles para otro pasajero.',
    icon: 'bag',
  },
  direct: {
    slug: 'directa',
    label: 'Transferencia directa',
    hint: 'Pasale rifas a otro pasajero con su mail.',
    icon: 'transfer',
  },
  request: {
    slug: 'solicitar',
    label: 'Solicitar rifas de la bolsa',
    hint: 'Pedí las rifas que dejaron otros pasajeros.',
    icon: 'hand',
  },
  ownBag: {
    slug: 'mi-bolsa',
    label: 'Mis rifas en la bolsa',
    hint: 'Las que dejaste y todavía nadie solicitó.',
    icon: 'ticket',
  },
  delivery: {
    slug: 'entregas',
    label: 'Pendientes de entrega',
    hint: 'Las que tenés que entregar, y a quién.',
    icon: 'truck',
  },
  reception: {
    slug: 'recepciones',
    label: 'Pendientes de recepción',
    hint: 'Las que vas a recibir: confirmalas cuando las tengas.',
    icon: 'check',
  },
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

export const viewPath = (slug: TransferSlug): string => paths.transferView(slug);
