import type { Scene } from '../scene';
import { BUYING } from './buying';
import { DEPOSITS } from './deposits';
import { FAILURES } from './failures';
import { PAYMENT_LINK } from './payment-link';
import { SELLING } from './selling';
import { SESSION } from './session';
import { TRANSFERS } from './transfers';

export const SCENES: readonly Scene[] = [
  ...SESSION,
  ...SELLING,
  ...PAYMENT_LINK,
  ...DEPOSITS,
  ...TRANSFERS,
  ...BUYING,
  ...FAILURES,
];
