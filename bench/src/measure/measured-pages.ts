import type { KeyElement } from './visit';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** The seller whose session the visitor has. */
  readonly seller?: string;
  readonly keys: readonly KeyElement[];
  /** Selects the first field that visitors type into. */
  readonly field?: string;
}

const MONEY = String.raw`US\$\s[\d.]+,\d\d`;
const SELLER = 'ana@example.com';

export const LIST_SHOWN: readonly KeyElement[] = [{ selector: 'summary', text: '00107' }];
export const HOME_SHOWN: readonly KeyElement[] = [
  { selector: 'h1', text: 'ANA' },
  { selector: 'main summary', text: MONEY },
];
export const DEPOSITS_SHOWN: readonly KeyElement[] = [{ selector: 'summary', text: MONEY }];

/** The compared pages, each with the elements and data that make it useful. */
export const measuredPages = (payPath: string): readonly MeasuredPage[] => [
  {
    name: '/login',
    path: '/login',
    keys: [{ selector: 'button[type=submit]', text: '^INGRESAR$' }],
    field: 'input[name=email]',
  },
  {
    name: '/pago/{token}',
    path: payPath,
    keys: [
      { selector: 'button[type=submit]', text: `^PAGAR ${MONEY}$` },
      { selector: '[aria-live]', text: MONEY },
    ],
    field: 'input[name]:not([type=hidden])',
  },
  { name: '/dashboard', path: '/dashboard', seller: SELLER, keys: HOME_SHOWN },
  { name: '/dashboard/rifas/list', path: '/dashboard/rifas/list', seller: SELLER, keys: LIST_SHOWN },
];
